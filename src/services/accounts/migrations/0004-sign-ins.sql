-- Sign-ins by what their refresh tokens have in common, and addresses that were compared as other ones.

-- A digest of the letters that every refresh token of a sign-in begins with; absent until it is refreshed once more.
alter table account_token add column family_digest bytea unique;

-- An address with a ligature or a wide letter was compared as the one it resembles, and took its place.
update account set mail_key = lower(normalize(btrim(mail), nfc))
  where case when getdatabaseencoding() = 'UTF8' then normalize(mail, nfkc) <> normalize(mail, nfc) else false end;
update newsletter_subscription set mail_key = lower(normalize(btrim(mail), nfc))
  where case when getdatabaseencoding() = 'UTF8' then normalize(mail, nfkc) <> normalize(mail, nfc) else false end;
