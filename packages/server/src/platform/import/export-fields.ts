/**
 * One record of an export, read field by field. What is cut or left out is noted as a remark on the record; what cannot
 * be read throws its `Refusal`, with the name of the field.
 */
import type { Node } from './export-file.ts';
import { readDay, readInstant, readReais, readText, readTexts, readYes } from './export-values.ts';
import { Refusal } from './refusal.ts';

export interface ExportFile {
  nome: string;
  url: string;
}

/** Their `situacao` says so. */
const isTakenOut = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && /^exclu[ií]do$/i.test(readText((one as Node).situacao));

export class ExportFields {
  readonly remarks: string[] = [];
  readonly #node: Node;

  constructor(node: Node) {
    this.#node = node;
  }

  remark(text: string): void {
    this.remarks.push(text);
  }

  /** Of the fields that are there. */
  names(): string[] {
    return Object.keys(this.#node);
  }

  raw(field: string): unknown {
    return this.#node[field];
  }

  /** Null when it is not there; cut at `max` characters, which is remarked. */
  text(field: string, max: number): string | null {
    const whole = readText(this.#node[field]);
    if (whole.length <= max) return whole === '' ? null : whole;
    this.remark(`${field} cortado em ${max} caracteres`);
    return whole.slice(0, max).toWellFormed();
  }

  needText(field: string, max: number): string {
    const text = this.text(field, max);
    if (text === null) throw new Refusal(`falta ${field}`);
    return text;
  }

  /** One of these words, to the letter. */
  oneOf<T extends string>(field: string, words: readonly T[]): T {
    const text = readText(this.#node[field]);
    const found = words.find((word) => word === text);
    if (!found) throw new Refusal(`${field} '${text}' não é ${words.join(' nem ')}`);
    return found;
  }

  /** Those of the words that exist; the others are remarked. */
  someOf<T extends string>(field: string, words: readonly T[]): T[] {
    const wanted = new Set(readTexts(this.#node[field]));
    const strange = [...wanted].filter((word) => !words.some((known) => known === word));
    if (strange.length > 0) this.remark(`${field}: não existe ${strange.join(', ')}`);
    return words.filter((word) => wanted.has(word));
  }

  /** Centavos. */
  reais(field: string): number | null {
    return this.#named(field, readReais);
  }

  needReais(field: string): number {
    const centavos = this.reais(field);
    if (centavos === null || centavos === 0) throw new Refusal(`falta ${field}`);
    return centavos;
  }

  day(field: string): string | null {
    return this.#named(field, readDay);
  }

  needDay(field: string): string {
    const day = this.day(field);
    if (day === null) throw new Refusal(`falta ${field}`);
    return day;
  }

  instant(field: string): string | null {
    return this.#named(field, readInstant);
  }

  yes(field: string): boolean {
    return readYes(this.#node[field]);
  }

  texts(field: string): string[] {
    return readTexts(this.#node[field]);
  }

  /** Files are {nome, url} or {name, url}: one, a list, or a map by pushed keys. */
  files(field: string): ExportFile[] {
    const value = this.#node[field];
    if (typeof value !== 'object' || value === null) return [];
    const all = 'url' in value ? [value] : Object.values(value);
    return all.flatMap((one: unknown) => {
      if (typeof one !== 'object' || one === null) return [];
      const { nome, name, url } = one as Node;
      const address = readText(url);
      return address === '' ? [] : [{ nome: readText(nome) || readText(name) || 'anexo.pdf', url: address }];
    });
  }

  /** Those that were not taken out in the old system; how many were is remarked. */
  liveFiles(field: string): ExportFile[] {
    const value = this.#node[field];
    if (typeof value !== 'object' || value === null || 'url' in value) return this.files(field);
    const gone = Object.values(value).filter(isTakenOut);
    if (gone.length > 0) this.remark(`${field} já excluídos, que não vieram: ${gone.length}`);
    const live = Object.entries(value).filter(([, one]) => !isTakenOut(one));
    return new ExportFields({ [field]: Object.fromEntries(live) }).files(field);
  }

  #named<T>(field: string, read: (value: unknown) => T): T {
    try {
      return read(this.#node[field]);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(`${field}: ${error.message}`);
      throw error;
    }
  }
}
