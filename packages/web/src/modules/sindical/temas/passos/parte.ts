/** What a step's cards are made of: one kind of what hangs from a theme, with its fields, operations and words. */
import type { ArquivoDoTema, LinkDoTema, TemaCompleto } from '@sede/domain/modules/sindical/temas';
import type { ComponentType } from 'react';
import type { Operation } from '#platform/api/index.ts';
import type { FormSchema, RecordForm } from '#platform/ui/form.ts';

export interface RegistroDaParte {
  id: string;
  versao: number;
}

export interface CamposProps<V extends Record<string, unknown>> {
  form: RecordForm<V>;
  readOnly: boolean;
}

export interface Parte<R extends RegistroDaParte, V extends Record<string, unknown>, I extends object> {
  /** 'item de destaque': a card's heading counts them. */
  um: string;
  /** The button that adds one. */
  novo: string;
  registros: (tema: TemaCompleto) => readonly R[];
  schema: FormSchema<I>;
  labels: Readonly<Record<keyof V & string, string>>;
  show: (name: string, value: unknown) => string;
  vazio: V;
  valores: (registro: R) => V;
  Campos: ComponentType<CamposProps<V>>;
  create: Operation<I & { id: string }, R>;
  update: Operation<Partial<I> & RegistroDaParte, R>;
  remove: Operation<RegistroDaParte, unknown>;
  confirma: (registro: R) => string;
  salvo: string;
  excluido: string;
  /** Files and links, where it has any. */
  anexados?: (registro: R) => {
    contexto: { itemId?: string; acaoId?: string };
    arquivos: readonly ArquivoDoTema[];
    links: readonly LinkDoTema[];
  };
}

/** The kind's types are those of its operations and of its schema. */
export const defineParte = <R extends RegistroDaParte, V extends Record<string, unknown>, I extends object>(
  parte: Parte<R, V, I>,
): Parte<R, V, I> => parte;
