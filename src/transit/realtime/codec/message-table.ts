import type { PbfWriter } from 'pbf';
import { RealtimeFault, type WireReader } from './wire-reader.ts';

/** How a value of one kind stands on the wire. */
export interface Kind<Value> {
  /** 0: a number of one to ten bytes; 2: bytes after their length; 5: four bytes. */
  readonly wireType: 0 | 2 | 5;
  /** Undefined for a word that this version of the format does not know. */
  read(reader: WireReader, end: number): Value | undefined;
  write(writer: PbfWriter, number: number, value: Value): void;
}

interface Field<Value, Rule = 'optional' | 'required' | 'list' | 'stated'> {
  readonly number: number;
  readonly kind: Kind<Value>;
  readonly rule: Rule;
  /** What is read where the wire says nothing. */
  readonly initial?: Value;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<F> =
  F extends Field<infer Value, infer Rule> ? (Rule extends 'list' ? readonly Value[] : Value) : never;
type IsOptional<F> = F extends { readonly rule: 'optional' } ? true : false;
type ObjectOf<T extends Fields> = Flat<
  {
    readonly [Key in keyof T as IsOptional<T[Key]> extends true ? never : Key]: ValueOf<T[Key]>;
  } & { readonly [Key in keyof T as IsOptional<T[Key]> extends true ? Key : never]?: ValueOf<T[Key]> }
>;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** What a kind reads and writes, as a type. */
export type ReadBy<K> = K extends Kind<infer Value> ? Value : never;

interface Message<Value> extends Kind<Value> {
  read(reader: WireReader, end: number): Value;
}

export function optional<Value>(number: number, kind: Kind<Value>): Field<Value, 'optional'> {
  return { number, kind, rule: 'optional' };
}

/** Without it the message means nothing: it is a fault. */
export function required<Value>(number: number, kind: Kind<Value>): Field<Value, 'required'> {
  return { number, kind, rule: 'required' };
}

export function list<Value>(number: number, kind: Kind<Value>): Field<Value, 'list'> {
  return { number, kind, rule: 'list' };
}

/** Always there when read, and always written. */
export function stated<Value>(number: number, kind: Kind<Value>, initial: Value): Field<Value, 'stated'> {
  return { number, kind, rule: 'stated', initial };
}

/** The library joins surrogate pairs wrongly from U+20000 on, so texts that hold any are encoded by the platform. */
const half = /[\ud800-\udfff]/;
export const text: Kind<string> = {
  wireType: 2,
  read: (reader, end) => reader.readText(end),
  write(writer, number, value) {
    if (half.test(value)) writer.writeBytesField(number, Buffer.from(value));
    else writer.writeStringField(number, value);
  },
};

/** Any of the format's whole numbers: up to 64 bits, exact up to 2^53. */
export const integer: Kind<number> = {
  wireType: 0,
  read: (reader) => reader.readSigned(),
  write: (writer, number, value) => writer.writeVarintField(number, value),
};

export const float: Kind<number> = {
  wireType: 5,
  read: (reader) => reader.readFloat(),
  write: (writer, number, value) => writer.writeFloatField(number, value),
};

/** An enumeration as the words it stands for. */
export function word<Name extends string>(numbers: Readonly<Record<Name, number>>): Kind<Name> {
  const names = new Map<number, Name>();
  for (const name in numbers) names.set(numbers[name], name);
  return {
    wireType: 0,
    read: (reader) => names.get(reader.readSigned()),
    write: (writer, number, name) => writer.writeVarintField(number, numbers[name]),
  };
}

/** Tags of the numbers 1 to 15, of which the format uses no more. */
const tagCount = 128;

/** A message described by its fields. Every object read has all their keys, in the order of the table. */
export function message<T extends Fields>(name: string, table: T): Message<ObjectOf<T>> {
  const fields = Object.entries(table).map(([key, field]) => ({ key, ...field }));
  const inWireOrder = fields.toSorted((one, other) => one.number - other.number);
  const fieldOfTag = Array.from({ length: tagCount }, (_, tag) =>
    fields.find(({ number, kind }) => number * 8 + kind.wireType === tag),
  );
  const keysOf = (rule: string) => fields.filter((field) => field.rule === rule).map(({ key }) => key);
  const lists = keysOf('list');
  const requiredKeys = keysOf('required');
  const blank = Object.fromEntries(fields.map(({ key, initial }) => [key, initial]));

  function read(reader: WireReader, outerEnd: number): ObjectOf<T> {
    const end = reader.enter(outerEnd);
    const value: Record<string, unknown> = { ...blank };
    for (const key of lists) value[key] = [];
    for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
      const field = tag < tagCount ? fieldOfTag[tag] : undefined;
      if (!field) reader.skip(tag);
      else if (field.rule === 'list') (value[field.key] as unknown[]).push(field.kind.read(reader, end));
      else value[field.key] = field.kind.read(reader, end) ?? field.initial;
    }
    for (const key of requiredKeys)
      if (value[key] === undefined) throw new RealtimeFault(`${key} is missing from a ${name}`);
    return value as ObjectOf<T>;
  }

  function writeFields(value: ObjectOf<T>, writer: PbfWriter): void {
    for (const { key, number, kind, rule } of inWireOrder) {
      const own = (value as Readonly<Record<string, unknown>>)[key];
      if (rule === 'list') for (const item of own as readonly unknown[]) kind.write(writer, number, item);
      else if (own !== undefined) kind.write(writer, number, own);
    }
  }

  return {
    wireType: 2,
    read,
    write: (writer, number, value) => writer.writeMessage(number, writeFields, value),
  };
}
