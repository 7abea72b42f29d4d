-- The notice that took a trip away: who and what is kept with it, since the notice itself will be gone one day.
alter table trip_change add column notice jsonb;
