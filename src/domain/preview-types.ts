/** The types an editor can preview, and the wire type each is read from. */
export const previewTypes = {
  anniversary_page: 'anniversaryPages',
  page_promo: 'pagesPromo',
  news: 'news',
  press_release: 'press_release',
  activities_employe: 'activities_employe',
  news_employe: 'news_employe',
  notice: 'notices',
  notice_v2: 'notices_v2',
  page: 'pages',
  landing_page: 'landingPages',
  page_project: 'pagesProject',
  page_hub: 'pageHub',
} as const;
