export const usage = `npm run backup -- ACTION FILE

  make FILE      writes everything that must not be lost into a new file: the database, the files of the content, the
                 secret, and mail that stayed here. With the embedded database the program has to be stopped.
  check FILE     reads a backup to its end and says what it is; changes nothing
  restore FILE   puts a backup back, while the program is stopped

  --passphrase-file FILE   a file whose only line is the passphrase; BACKUP_PASSPHRASE unless given
  --plain                  for a backup that is not encrypted: whoever has the file can read it
  --replace                restores over data that are there: those of the data folder are moved aside first, and
                           everything in the PostgreSQL database is dropped

What cannot be done changes nothing, says why in one line, and ends with exit code 1. Run this where the program has its
data, with its settings; with DATABASE_URL it needs pg_dump, pg_restore and psql.`;
