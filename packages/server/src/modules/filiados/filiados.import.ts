/**
 * What the imports of members and of dependents share: fields read as the registry takes them, and never a person kept out
 * because of one.
 *
 * What cannot be read is left empty, remarked, and its old text is noted for the record's observation: nothing is lost. What is
 * restricted (RG, mother's name) is plain text, cut and never noted. Words are compared without accents and capitals.
 * Source: decisions-members (Import); decisions §2 (moving over).
 */
import { isCpf, normaliseCpfCnpj, normaliseText } from '@sede/domain/kernel';
import type { ExportFields } from '#platform/import/index.ts';
import { Refusal } from '#platform/import/index.ts';

const MAX_NOTA = 200;

/** What the domain's field reads; the member's fields are such. */
interface Reads<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export class CamposAntigos {
  /** 'cpf no sistema anterior: 123' */
  readonly notas: string[] = [];
  readonly fields: ExportFields;

  constructor(fields: ExportFields) {
    this.fields = fields;
  }

  /** Left empty: says so, and keeps its text. */
  empty(campo: string, texto: string, motivo = 'não pôde ser lido'): null {
    this.fields.remark(`${campo} ${motivo}: ficou vazio`);
    this.notas.push(`${campo} no sistema anterior: ${texto.slice(0, MAX_NOTA)}`);
    return null;
  }

  /** By the registry's own rule of the field. */
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
      return this.empty(campo, this.fields.text(campo, MAX_NOTA) ?? '');
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
