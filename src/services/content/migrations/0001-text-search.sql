-- Text search in French and English that finds words without their accents, and near spellings.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
