/** What codecs stand for in the content model, where their own form does not tell: a transform hides what it reads. */
import type { z } from 'zod';

export interface FieldNote {
  /** A codec of the same form. */
  as?: z.ZodType;
  /** Content types of the entries that it refers to. */
  references?: readonly string[];
  format?: 'html' | 'choice' | 'day' | 'moment';
}

const notes = new WeakMap<z.ZodType, FieldNote>();

export function noted<Codec extends z.ZodType>(codec: Codec, note: FieldNote): Codec {
  notes.set(codec, note);
  return codec;
}

export function noteOf(codec: z.ZodType): FieldNote | undefined {
  return notes.get(codec);
}
