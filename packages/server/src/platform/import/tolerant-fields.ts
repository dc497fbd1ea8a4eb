/**
 * One record of an export of which nothing may be lost because of a field: what cannot be read is left empty, remarked, and its old text
 * noted for the record to keep.
 *
 * Words are compared without accents and capitals. What is restricted is read as plain text, cut and never noted. Source: decisions §2
 * (moving over); decisions-members (Import); decisions-legal (Import).
 */
import { isCpf, normaliseCpfCnpj, normaliseText } from '@sede/domain/kernel';
import type { ExportFields } from './export-fields.ts';
import { Refusal } from './refusal.ts';

const MAX_NOTE = 200;

/** What a field of the domain reads. */
interface Reads<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export class TolerantFields {
  /** 'cpf no sistema anterior: 123' */
  readonly notes: string[] = [];
  readonly fields: ExportFields;

  constructor(fields: ExportFields) {
    this.fields = fields;
  }

  /** Left empty: says so, and keeps its text. */
  empty(campo: string, texto: string, motivo = 'não pôde ser lido'): null {
    this.fields.remark(`${campo} ${motivo}: ficou vazio`);
    this.notes.push(`${campo} no sistema anterior: ${texto.slice(0, MAX_NOTE)}`);
    return null;
  }

  /** By the domain's own rule of the field. */
  read<T>(campo: string, rule: Reads<T>): NonNullable<T> | null {
    const texto = this.fields.text(campo, 4000);
    if (texto === null) return null;
    const lido = rule.safeParse(texto);
    return lido.success ? (lido.data ?? null) : this.empty(campo, texto);
  }

  /** The list's own spelling of the word. */
  word<const T extends string>(campo: string, palavras: readonly T[]): T | null {
    const texto = this.fields.text(campo, 200);
    if (texto === null) return null;
    const chave = normaliseText(texto);
    return palavras.find((palavra) => normaliseText(palavra) === chave) ?? this.empty(campo, texto);
  }

  /** The value of an option that is written by its value or its label. */
  option<const T extends string>(campo: string, opcoes: readonly { valor: T; rotulo: string }[]): T | null {
    const texto = this.fields.text(campo, 200);
    if (texto === null) return null;
    const chave = normaliseText(texto);
    const achada = opcoes.find(({ valor, rotulo }) => [valor, rotulo].some((um) => normaliseText(um) === chave));
    return achada?.valor ?? this.empty(campo, texto);
  }

  /** A calendar date, an amount: what the export's reader refuses is empty. */
  safely<T>(campo: string, ler: () => T | null): T | null {
    try {
      return ler();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.empty(campo, this.fields.text(campo, MAX_NOTE) ?? '');
    }
  }

  day(campo: string): string | null {
    return this.safely(campo, () => this.fields.day(campo));
  }

  /** Digits; a number lost its zeros in front. */
  cpf(campo: string): string | null {
    const texto = this.fields.text(campo, 60);
    if (texto === null) return null;
    const digitos = normaliseCpfCnpj(texto).padStart(11, '0');
    return isCpf(digitos) ? digitos : this.empty(campo, texto, 'inválido');
  }
}
