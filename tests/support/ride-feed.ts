import type { Tables } from './feed-folder.ts';

const table = (...rows: readonly string[]) => rows.join('\n');

/**
 * What a feed may say of how one rides. The 10 stops on request, by phone at the mill and by a sign at the church, and
 * anywhere after the church. The 20 takes riders anywhere; the 30 stops as usual; the 40 comes every 12 minutes.
 */
export const rideFeed: Tables = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
    'N,Autobus du Nord,https://nord.example/,America/Toronto,fr,819 555-0101',
  ),
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_sort_order,continuous_pickup,continuous_drop_off',
    'R10,N,10,Gare - Lac,3,2,,',
    'R20,N,20,Gare - Baie,3,1,0,3',
    'R30,N,30,Gare - Parc,3,,1,1',
    'R40,N,40,Gare - Pont,3,3,1,1',
  ),
  'stops.txt': table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon',
    'G,1101,Gare,46.80,-71.20',
    'M,1201,Moulin,46.82,-71.20',
    'E,1301,Église,46.84,-71.20',
    'L,1401,Lac,46.86,-71.20',
    'B,1501,Baie,46.80,-71.30',
    'P,1601,Parc,46.75,-71.20',
    'T,1701,Pont,46.80,-71.10',
  ),
  'calendar.txt': table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'D,1,1,1,1,1,1,1,20261101,20261231',
  ),
  'trips.txt': table(
    'route_id,service_id,trip_id,trip_headsign,direction_id',
    'R10,D,lake,Lac,0',
    'R10,D,lake-later,Lac,0',
    'R20,D,bay,Baie,0',
    'R30,D,park,Parc,0',
    'R40,D,often,Pont,0',
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,continuous_pickup,continuous_drop_off',
    'lake,14:10:00,14:10:00,G,1,0,0,,',
    'lake,14:20:00,14:20:00,M,2,2,3,,',
    'lake,14:30:00,14:30:00,E,3,3,3,0,0',
    'lake,14:40:00,14:40:00,L,4,0,0,,',
    'lake-later,16:10:00,16:10:00,G,1,0,0,,',
    'lake-later,16:20:00,16:20:00,M,2,2,3,,',
    'lake-later,16:30:00,16:30:00,E,3,0,0,,',
    'lake-later,16:40:00,16:40:00,L,4,0,0,,',
    'bay,14:15:00,14:15:00,G,1,,,,',
    'bay,14:45:00,14:45:00,B,2,,,,',
    'park,14:25:00,14:25:00,G,1,,,,',
    'park,14:50:00,14:50:00,P,2,,,,',
    'often,00:00:00,00:00:00,G,1,,,,',
    'often,00:10:00,00:10:00,T,2,,,,',
  ),
  'frequencies.txt': table(
    'trip_id,start_time,end_time,headway_secs,exact_times',
    'often,06:00:00,22:00:00,720,0',
  ),
};
