/**
 * What a screen needs beyond the strictest content policy, as data. Origins are written `https://host`. A document
 * keeps its policy for life, so the browser loads a screen with other needs as a document of its own.
 */
export interface PolicyNeeds {
  /** Lets libraries start workers from files of the site, which it names with `trustWorkers`. */
  readonly workers?: boolean;
  /** Shows images made in the page. */
  readonly blobImages?: boolean;
  readonly images?: readonly string[];
  /** Asks these for data, besides the site. */
  readonly connections?: readonly string[];
  /** Shows the map of the operator's setting (`MAP_STYLE_URL`), to a visitor who agreed to third parties. */
  readonly mapStyle?: boolean;
  /** Plays sound and video of the site, and of these. */
  readonly media?: readonly string[];
  /** Shows these in frames, to a visitor who agreed to third parties. */
  readonly frames?: readonly string[];
  /** Shows these in frames that any visitor asks for one by one, by a button that names the other site. */
  readonly framesOnRequest?: readonly string[];
  /**
   * Its address is a key, such as a link of a mail: nothing of third parties is loaded, whatever the visitor agreed to, and
   * no other page and no other site is told where they come from.
   */
  readonly secretAddress?: boolean;
  /** May be shown in a frame of another site. */
  readonly framedBy?: 'anyone' | readonly string[];
}

/**
 * What a map needs. Every schedule screen and those of notices say it, whether they show a map or not: they have one
 * policy, and going from one to the other loads no document.
 */
export const mapPolicy: PolicyNeeds = { workers: true, mapStyle: true };

/** The screens of a trip: a map, and an address that says where somebody goes, which no third party is told. */
export const tripPolicy: PolicyNeeds = { ...mapPolicy, secretAddress: true };
