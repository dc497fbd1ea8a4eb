/**
 * Settings of the installation, as modules declare them: data, from which schema, form, history and audit words follow.
 *
 * A module names its sections in its manifest (`settings`), defined in `<módulo>.settings.ts`; sections of one `valor`
 * become one page. Values: texts are trimmed, '' is "not given"; dates 'YYYY-MM-DD'; amounts in centavos; lists keep
 * their order. What a kind may hold stands in `sistema/configuracoes`. No zod. Source: decisions §3; docs/decisions/037.
 */
import type { Permission, Role } from '../access/index.ts';
import type { CalendarDate, Centavos, PeriodDays } from '../kernel/index.ts';

/** What a setting of each kind holds. */
export interface SettingValues {
  texto: string;
  /** Several lines; paragraphs stand apart by an empty one. */
  paragrafos: string;
  cnpj: string;
  telefone: string;
  email: string;
  /** An address that begins with https://. */
  endereco: string;
  simNao: boolean;
  data: CalendarDate;
  inteiro: number;
  dinheiro: Centavos;
  /** Three, '#rrggbb'. */
  cores: readonly string[];
  /** Words that records are given; those that are no longer offered stand in a setting of their own. */
  lista: readonly string[];
  desabilitadas: readonly string[];
  /** Users by their e-mail; whoever is added is told, and so are the approvers. It follows an e-mail that changes. */
  emails: readonly string[];
  papeis: readonly Role[];
  periodo: PeriodDays;
}
export type SettingKind = keyof SettingValues;

interface Limits {
  /** Characters. `regra`: the message of a text that cannot be kept, or null; asked by the server. */
  texto: { maximo: number; obrigatorio?: true; regra?: (valor: string) => string | null };
  paragrafos: { maximo: number; obrigatorio?: true; regra?: (valor: string) => string | null };
  endereco: { maximo: number };
  inteiro: { minimo: number; maximo: number };
  dinheiro: { negativo?: true };
  emails: { maximo: number };
  /** `desabilitadas`: key of the other half; `permissao`: who is offered the words; `fixas`: words that stay. */
  lista: { desabilitadas: string; permissao: Permission; fixas?: readonly string[] };
  desabilitadas: { fixas?: readonly string[] };
}

interface Described {
  rotulo: string;
  /** One sentence, under the field. */
  ajuda: string;
}

export type Setting = {
  [K in SettingKind]: Described & { tipo: K; padrao: SettingValues[K] } & (K extends keyof Limits
      ? Limits[K]
      : unknown);
}[SettingKind];

/** By key; a key is unique in the whole program, it is what the database stores. */
export type Settings = Readonly<Record<string, Setting>>;
export type ValuesOf<S extends Settings> = { [K in keyof S]: SettingValues[S[K]['tipo']] };

/** A setting as it travels: what the schema of its value and its field on the screen are made of. */
export interface SettingShape {
  tipo: SettingKind;
  minimo?: number;
  maximo?: number;
  obrigatorio?: boolean;
  regra?: (valor: string) => string | null;
  negativo?: boolean;
  fixas?: readonly string[];
  desabilitadas?: string;
}

/** A page of the settings. */
export interface SettingSection<S extends Settings = Settings> {
  /** In its address: 'financeiro'. */
  valor: string;
  /** Place in the list of pages, rising. */
  order: number;
  rotulo: string;
  ajuda: string;
  settings: S;
}

export const defineSection = <S extends Settings>(section: SettingSection<S>): SettingSection<S> => section;

/** The pages in their order, each with what all modules bring to it. */
export function gatherSections(sections: readonly SettingSection[]): SettingSection[] {
  const pages = new Map<string, SettingSection>();
  for (const section of sections) {
    const settings = { ...pages.get(section.valor)?.settings, ...section.settings };
    pages.set(section.valor, { ...section, settings });
  }
  return [...pages.values()].toSorted((a, b) => a.order - b.order);
}

export const settingsOf = (sections: readonly SettingSection[]): Settings =>
  Object.assign({}, ...sections.map(({ settings }) => settings));
