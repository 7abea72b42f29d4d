import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';

/** What visitors get, the draft over it, or what was replaced, by the number of its revision. */
export type Version = 'default' | 'working' | `r${number}`;

export const items = pgTable('content_items', {
  id: uuid().primaryKey(),
  key: text(),
  type: text().notNull(),
  entity: text().$type<EntityKind>().notNull(),
  internalId: integer('internal_id').notNull(),
  ownerId: uuid('owner_id'),
});

export const translations = pgTable('content_translations', {
  itemId: uuid('item_id').notNull(),
  langcode: text().$type<Locale>().notNull(),
  version: text().$type<Version>().notNull(),
  revisionId: integer('revision_id').notNull(),
  status: boolean().notNull(),
  alias: text(),
  aliasId: integer('alias_id'),
  attributes: jsonb().$type<Record<string, unknown>>().notNull(),
  created: timestamp({ withTimezone: true }).notNull(),
  changed: timestamp({ withTimezone: true }).notNull(),
});

export const references = pgTable('content_references', {
  sourceId: uuid('source_id').notNull(),
  langcode: text().$type<Locale>().notNull(),
  version: text().$type<Version>().notNull(),
  field: text().notNull(),
  delta: integer().notNull(),
  targetId: uuid('target_id').notNull(),
  meta: jsonb().$type<Record<string, unknown>>(),
});

export const menus = pgTable('content_menus', {
  name: text().primaryKey(),
  items: jsonb().$type<readonly SeedMenuItem[]>().notNull(),
});

export const settings = pgTable('content_settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** The row of `settings` that holds what staff switch for the whole site. */
export const clientSettings = 'client';

export const counters = pgTable('content_counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});

export const audit = pgTable('content_audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  action: text().$type<'create' | 'change' | 'delete' | 'settings' | 'menu'>().notNull(),
  itemType: text('item_type'),
  itemId: uuid('item_id'),
  fields: jsonb().$type<readonly string[]>().notNull(),
  revisions: jsonb().$type<Readonly<Partial<Record<Locale, number>>>>().notNull().default({}),
});

export type ItemRow = typeof items.$inferInsert;
export type TranslationRow = typeof translations.$inferInsert;
export type ReferenceRow = typeof references.$inferInsert;
