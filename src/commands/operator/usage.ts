export const usage = `npm run operator -- ACTION [FOLDER]

  init FOLDER     writes an operator's folder from a feed: name, kinds of service, colours, pages, menus
  check [FOLDER]  says what is missing in a folder, or contradicts the feed

  --feed FEED     a GTFS zip, a folder of its tables or an address; SCHEDULE_FEED unless given

The FOLDER of check is OPERATOR_DIR unless given. The site starts with a folder where OPERATOR_DIR names it.`;
