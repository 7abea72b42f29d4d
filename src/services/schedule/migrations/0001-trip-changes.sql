-- Trips that did not run, or not in full. Kept for good: the live feed forgets, riders and the operator do not.
create table trip_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cancelled', 'shortened')),
  service_date date not null,
  line_number text not null,
  direction_code text not null,
  direction_name text not null,
  trip_id text not null,
  headsign text not null,
  departs_at timestamptz not null,
  -- Codes of the stops it does not serve, in the order of travel.
  stops text[] not null,
  announced_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the feed said that the trip runs after all.
  restored_at timestamptz,
  source text not null,
  unique (service_date, trip_id, kind)
);

create index trip_change_by_line on trip_change (service_date, line_number);
