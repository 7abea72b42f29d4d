/** How the text of a column is read: an identifier as it is, what people see without what they cannot. */
export type ColumnKind = 'text' | 'shown' | 'whole' | 'decimal' | 'date' | 'time';

interface Column<Kind extends ColumnKind = ColumnKind> {
  readonly kind: Kind;
  /** A row without it is refused; otherwise `fallback` stands in. */
  readonly required: boolean;
  readonly fallback: ValueOf<Kind>;
}

type ValueOf<Kind extends ColumnKind> = Kind extends 'text' | 'shown' ? string : number;

export type TableColumns = Readonly<Record<string, Column>>;
type RowOf<C extends TableColumns> = { readonly [Name in keyof C]: ValueOf<C[Name]['kind']> };

const needed = <Kind extends ColumnKind>(kind: Kind): Column<Kind> => ({
  kind,
  required: true,
  fallback: (kind === 'text' || kind === 'shown' ? '' : 0) as ValueOf<Kind>,
});
const text = (fallback = ''): Column<'text'> => ({ kind: 'text', required: false, fallback });
const shown = (): Column<'shown'> => ({ kind: 'shown', required: false, fallback: '' });
const whole = (fallback: number): Column<'whole'> => ({ kind: 'whole', required: false, fallback });
const decimal = (fallback: number): Column<'decimal'> => ({ kind: 'decimal', required: false, fallback });

/** What a route is whose type is not given, or cannot be read: most feeds are of buses. */
const busType = 3;

/** The columns we use of each table that is read row by row; the three large ones have readers of their own. */
export const tables = {
  agency: {
    agency_id: text(),
    agency_name: needed('shown'),
    agency_url: shown(),
    agency_timezone: needed('text'),
    agency_lang: text(),
    agency_phone: shown(),
    agency_fare_url: shown(),
    agency_email: shown(),
  },
  routes: {
    route_id: needed('text'),
    agency_id: text(),
    route_short_name: shown(),
    route_long_name: shown(),
    route_desc: shown(),
    route_color: text(),
    route_text_color: text(),
    route_type: whole(busType),
    route_url: shown(),
    route_sort_order: whole(-1),
    network_id: text(),
    continuous_pickup: whole(1),
    continuous_drop_off: whole(1),
  },
  stops: {
    stop_id: needed('text'),
    stop_code: shown(),
    stop_name: shown(),
    stop_desc: shown(),
    stop_lat: decimal(Number.NaN),
    stop_lon: decimal(Number.NaN),
    location_type: whole(0),
    parent_station: text(),
    wheelchair_boarding: whole(0),
    platform_code: shown(),
    stop_timezone: text(),
  },
  calendar: {
    service_id: needed('text'),
    monday: whole(0),
    tuesday: whole(0),
    wednesday: whole(0),
    thursday: whole(0),
    friday: whole(0),
    saturday: whole(0),
    sunday: whole(0),
    start_date: needed('date'),
    end_date: needed('date'),
  },
  calendar_dates: {
    service_id: needed('text'),
    date: needed('date'),
    exception_type: needed('whole'),
  },
  frequencies: {
    trip_id: needed('text'),
    start_time: needed('time'),
    end_time: needed('time'),
    headway_secs: needed('whole'),
    exact_times: whole(0),
  },
  transfers: {
    from_stop_id: text(),
    to_stop_id: text(),
    transfer_type: whole(0),
    min_transfer_time: whole(-1),
    from_route_id: text(),
    to_route_id: text(),
    from_trip_id: text(),
    to_trip_id: text(),
  },
  translations: {
    table_name: needed('text'),
    field_name: needed('text'),
    language: needed('text'),
    translation: needed('shown'),
    record_id: text(),
    record_sub_id: text(),
    field_value: text(),
  },
  networks: {
    network_id: needed('text'),
    network_name: shown(),
  },
  route_networks: {
    network_id: needed('text'),
    route_id: needed('text'),
  },
  fare_attributes: {
    price: needed('decimal'),
    currency_type: needed('text'),
    payment_method: whole(0),
    agency_id: text(),
  },
  fare_products: {
    fare_product_name: shown(),
    rider_category_id: text(),
    amount: needed('decimal'),
    currency: needed('text'),
  },
  rider_categories: {
    rider_category_id: needed('text'),
    rider_category_name: shown(),
  },
  feed_info: {
    feed_publisher_name: shown(),
    feed_publisher_url: shown(),
    feed_lang: text(),
    default_lang: text(),
    feed_version: shown(),
    feed_contact_email: shown(),
    feed_contact_url: shown(),
  },
} as const satisfies Readonly<Record<string, TableColumns>>;

export type TableName = keyof typeof tables;
/** With the line of the file it stands in, for the report. */
export type TableRow<Name extends TableName> = RowOf<(typeof tables)[Name]> & { readonly row: number };

/** A feed without one of these is no feed; of the two calendars one is enough. */
export const requiredTables = ['agency', 'routes', 'stops', 'trips', 'stop_times'] as const;
