import { z } from 'zod';

const text = z.string().trim().min(1).max(2000);
const id = z.int().min(1).optional();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Where fares are sold: an entry of a JSON file, or the properties of a GeoJSON feature with its coordinates. */
export const pointOfSaleSchema = z.strictObject({
  id,
  name: text,
  address: text,
  kind: text.optional(),
  city: text.optional(),
  postalCode: text.optional(),
  phone: text.optional(),
  /** Opening hours in words. */
  hours: text.optional(),
  /** Names of the fares it sells. */
  titles: z.array(text).readonly().default([]),
  latitude,
  longitude,
});

/** A car park at a stop. */
export const parkAndRideSchema = z.strictObject({
  id,
  name: text,
  address: text,
  spaces: z.int().min(0).optional(),
  /** Numbers of the lines that serve it: any text that can be seen, but for what separates them on the wire. */
  lines: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^\p{C};]{1,80}$/u, 'must be the number of a line'),
    )
    .readonly()
    .default([]),
  accessible: z.boolean().default(false),
  latitude,
  longitude,
});

/** What one knows the city by, as a part of the map. */
const landmarkSchema = z
  .strictObject({ name: text, kind: text.default('landmark'), latitude, longitude })
  .transform((landmark): object => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [landmark.longitude, landmark.latitude] },
    properties: { kind: landmark.kind, name: landmark.name },
  }));

/** A JSON file: lists of places, each of which may be left out. */
export const placeListsSchema = z
  .strictObject({
    pointsOfSale: z.array(pointOfSaleSchema).default([]),
    parkAndRide: z.array(parkAndRideSchema).default([]),
    landmarks: z.array(landmarkSchema).default([]),
  })
  .transform(({ landmarks: features, ...lists }) => ({ ...lists, features }));

const point = z.tuple([longitude, latitude], z.number());
const path = z.array(point).min(2);
const area = z.array(z.array(point).min(4)).min(1);

/** A feature whose `place` names no list is a part of the map, as it stands. */
export const featureSchema = z.object({
  type: z.literal('Feature'),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: point }),
    z.object({ type: z.literal('LineString'), coordinates: path }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(path) }),
    z.object({ type: z.literal('Polygon'), coordinates: area }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(area) }),
  ]),
  properties: z.looseObject({ place: z.enum(['pointOfSale', 'parkAndRide']).optional() }),
});

export const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(featureSchema),
});
