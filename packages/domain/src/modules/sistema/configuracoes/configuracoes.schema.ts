/**
 * What a setting of each kind may be, and the shapes of the operations.
 *
 * `settingsRegistry` joins schema and default for the server's settings room. Source: decisions §3, §7.
 */
import { isRole, type Role } from '@sede/domain/access';
import { field } from '@sede/domain/contract';
import {
  CARACTERE_INVALIDO,
  CNPJ_INVALIDO,
  DATA_INVALIDA,
  EMAIL_INVALIDO,
  isCalendarDate,
  isCnpj,
  isEmail,
  isPeriodDays,
  normaliseCpfCnpj,
  normaliseEmail,
  OBRIGATORIO,
  TELEFONE_INVALIDO,
  tidyText,
} from '@sede/domain/kernel';
import type { Setting, SettingKind, SettingShape, Settings, SettingValues } from '@sede/domain/manifest';
import { z } from 'zod';
import { TIPOS_LOGO } from './configuracoes.lists.ts';
import { configuracoesMessages } from './configuracoes.messages.ts';
import { erroCores, erroTelefoneSindicato } from './configuracoes.rules.ts';

/** May be empty. */
const text = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `No máximo ${max} caracteres.`)
    .refine((value) => !value.includes('\0'), CARACTERE_INVALIDO);
const emailText = () => z.string().transform(normaliseEmail);
/** Which a colleague must be able to tell apart: no repeats, also when only capitals differ. */
const distinct = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.toLocaleLowerCase('pt-BR'))).size === values.length;
const words = () => z.array(text(60).min(1, OBRIGATORIO)).max(100, 'No máximo 100 opções.');
const quoted = (palavras: readonly string[]) => palavras.map((palavra) => `“${palavra}”`).join(', ');

/** A text, with the rule of its setting. */
const ruled = ({ maximo = 300, obrigatorio, regra }: SettingShape) =>
  (obrigatorio ? text(maximo).min(1, OBRIGATORIO) : text(maximo)).superRefine((value, ctx) => {
    const message = value === '' ? null : (regra?.(value) ?? null);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  });

const SCHEMAS: { [K in SettingKind]: (limits: SettingShape) => z.ZodType<SettingValues[K]> } = {
  texto: ruled,
  paragrafos: ruled,
  cnpj: () =>
    text(20)
      .transform(normaliseCpfCnpj)
      .refine((cnpj) => cnpj === '' || isCnpj(cnpj), CNPJ_INVALIDO),
  telefone: () => text(30).refine((value) => erroTelefoneSindicato(value) === null, TELEFONE_INVALIDO),
  email: () => emailText().refine((value) => value === '' || isEmail(value), EMAIL_INVALIDO),
  endereco: ({ maximo = 300 }) =>
    text(maximo).refine(
      (url) => url === '' || z.url({ protocol: /^https$/ }).safeParse(url).success,
      'Use um endereço que comece com https://',
    ),
  simNao: () => z.boolean(),
  data: () =>
    z
      .string()
      .refine(isCalendarDate, DATA_INVALIDA)
      .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', 'Use uma data entre 2000 e 2100.'),
  inteiro: ({ minimo = 0, maximo = 999 }) =>
    z.number().int('Use um número inteiro.').min(minimo, `No mínimo ${minimo}.`).max(maximo, `No máximo ${maximo}.`),
  dinheiro: ({ negativo }) => field.money(negativo ? { negative: true } : { zero: true }),
  cores: () =>
    z.array(text(7).toLowerCase()).superRefine((cores, ctx) => {
      const message = erroCores(cores);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  lista: ({ fixas = [] }) =>
    words()
      .min(1, configuracoesMessages.listaVazia)
      .refine(distinct, 'Há opções repetidas.')
      .refine((values) => fixas.every((fixa) => values.includes(fixa)), `${quoted(fixas)} não pode ser retirado.`),
  desabilitadas: ({ fixas = [] }) =>
    words()
      .refine(distinct, 'Há opções repetidas.')
      .refine((values) => !fixas.some((fixa) => values.includes(fixa)), `${quoted(fixas)} não pode ser desabilitado.`),
  emails: ({ maximo = 20 }) =>
    z
      .array(emailText().refine(isEmail, EMAIL_INVALIDO))
      .max(maximo, `No máximo ${maximo} e-mails.`)
      .refine(distinct, 'Há e-mails repetidos.'),
  papeis: () => z.array(z.custom<Role>(isRole, 'Perfil desconhecido.')).refine(distinct, 'Há perfis repetidos.'),
  periodo: () =>
    z
      .strictObject({ inicio: z.number().int(), fim: z.number().int() })
      .refine(isPeriodDays, 'O último dia deve ser a véspera do primeiro (2 a 28), ou o período de 1 a 31.'),
};

const schemas = new WeakMap<SettingShape, z.ZodType>();

/** Made once for each: settings are read at each use, and making a schema costs more than reading. */
function schemaOf(setting: SettingShape): z.ZodType {
  const schema = schemas.get(setting) ?? SCHEMAS[setting.tipo](setting);
  schemas.set(setting, schema);
  return schema;
}

interface Definition<S extends Setting> {
  schema: z.ZodType<SettingValues[S['tipo']]>;
  padrao: SettingValues[S['tipo']];
}

/** Schema and default of one setting; both are of its kind, as `SCHEMAS` and `Setting` have them. */
export const definitionOf = <S extends Setting>(setting: S): Definition<S> =>
  ({ schema: schemaOf(setting), padrao: setting.padrao }) as Definition<S>;

export const settingsRegistry = <S extends Settings>(settings: S): { [K in keyof S]: Definition<S[K]> } =>
  Object.fromEntries(Object.entries(settings).map(([chave, setting]) => [chave, definitionOf(setting)])) as {
    // Key by key the kinds of `settings`.
    [K in keyof S]: Definition<S[K]>;
  };

const KINDS = Object.keys(SCHEMAS) as [SettingKind, ...SettingKind[]];

/** A setting as read: what it is, and the value in force; `versao` 0 and no date while nobody changed it. */
export const configuracaoSchema = z.object({
  chave: z.string(),
  secao: z.string(),
  tipo: z.enum(KINDS),
  rotulo: z.string(),
  ajuda: z.string(),
  minimo: z.number().optional(),
  maximo: z.number().optional(),
  obrigatorio: z.boolean().optional(),
  negativo: z.boolean().optional(),
  fixas: z.array(z.string()).readonly().optional().describe('Palavras que ficam na lista'),
  desabilitadas: z.string().optional().describe('Chave das palavras desabilitadas da lista'),
  valor: z.unknown().describe('Texto, número, sim/não, lista ou objeto, conforme o tipo'),
  padrao: z.unknown(),
  versao: z.number().int(),
  atualizadoEm: z.string().nullable(),
});
export type Configuracao = z.output<typeof configuracaoSchema>;

const secaoLidaSchema = z.object({ valor: z.string(), rotulo: z.string(), ajuda: z.string() });
export type Secao = z.output<typeof secaoLidaSchema>;

export const mudancaSchema = z.strictObject({
  chave: z.string(configuracoesMessages.desconhecida),
  valor: z.unknown(),
  versao: z.number().int().min(0).max(2_147_483_647).describe('Versão vista; 0 se nunca foi alterada'),
});

/** The union's logo without its bytes; `versao` is what a change of it names. */
export const logoSchema = z.object({
  versao: z.number().int(),
  tipo: z.enum(TIPOS_LOGO),
  largura: z.number().int().describe('Pixels'),
  altura: z.number().int().describe('Pixels'),
  tamanho: z.number().int().describe('Bytes'),
  endereco: z.string().describe('De onde a imagem é lida; muda quando ela muda'),
});
export type Logo = z.output<typeof logoSchema>;

export const configuracoesSchema = z.object({
  secoes: z.array(secaoLidaSchema).describe('Na ordem da tela'),
  itens: z.array(configuracaoSchema),
  logo: logoSchema.nullable(),
});
export type Configuracoes = z.output<typeof configuracoesSchema>;

const palavras = z.record(z.string(), z.array(z.string()));
/** Lists of words by the keys of their settings: what forms offer, and what filters offer besides. */
export const listasSchema = z.object({
  habilitadas: palavras,
  desabilitadas: palavras.describe('Palavras que só registros antigos têm'),
});
export type Listas = z.output<typeof listasSchema>;
