/**
 * What each setting may be, and the shapes of its operations.
 *
 * `configuracoesRegistry` joins schema and default for the server's settings room; its type is the typed settings.
 * Source: decisions §3, §7.
 */
import { isRole, type Role } from '@sede/domain/access';
import {
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
} from '@sede/domain/kernel';
import { z } from 'zod';
import { DINHEIRO } from '../../financeiro/financeiro.lists.ts';
import { CHAVES_CONFIGURACAO, type ChaveConfiguracao, CONFIGURACOES } from './configuracoes.lists.ts';

const text = (max: number) => z.string(OBRIGATORIO).trim().max(max, `No máximo ${max} caracteres.`);
const email = () => z.string(OBRIGATORIO).transform(normaliseEmail).refine(isEmail, EMAIL_INVALIDO);
/** Which a colleague must be able to tell apart: no repeats, also when only capitals differ. */
const distinct = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.toLocaleLowerCase('pt-BR'))).size === values.length;

const list = () =>
  z
    .array(text(60).min(1, OBRIGATORIO), OBRIGATORIO)
    .min(1, 'Deixe ao menos uma opção.')
    .max(100, 'No máximo 100 opções.')
    .refine(distinct, 'Há opções repetidas.');

const schemas = {
  nomeSindicato: text(120).min(1, OBRIGATORIO),
  siglaSindicato: text(30),
  cnpjSindicato: text(20)
    .transform(normaliseCpfCnpj)
    .refine((cnpj) => cnpj === '' || isCnpj(cnpj), CNPJ_INVALIDO),
  telefoneSindicato: text(30),
  cidadeSindicato: text(80).min(1, OBRIGATORIO),
  emailSindicato: z
    .string(OBRIGATORIO)
    .transform(normaliseEmail)
    .refine((value) => value === '' || isEmail(value), EMAIL_INVALIDO),
  linkServiceDesk: text(300).refine(
    (url) => url === '' || z.url({ protocol: /^https$/ }).safeParse(url).success,
    'Use um endereço que comece com https://',
  ),
  revelarEmailDesconhecido: z.boolean(OBRIGATORIO),
  papeisComDuasEtapas: z
    .array(z.custom<Role>(isRole, 'Perfil desconhecido.'), OBRIGATORIO)
    .refine(distinct, 'Há perfis repetidos.'),
  financeiroEspecial: z
    .array(email(), OBRIGATORIO)
    .max(20, 'No máximo 20 e-mails.')
    .refine(distinct, 'Há e-mails repetidos.'),
  corteAprovacao: z.string(OBRIGATORIO).refine(isCalendarDate, DATA_INVALIDA),
  segregacaoAprovacao: z.boolean(OBRIGATORIO),
  exigirAprovacaoParaLiquidar: z.boolean(OBRIGATORIO),
  anexoObrigatorioParaAprovar: z.boolean(OBRIGATORIO),
  periodoFinanceiro: z
    .strictObject({ inicio: z.number(OBRIGATORIO).int(), fim: z.number(OBRIGATORIO).int() })
    .refine(isPeriodDays, 'O último dia deve ser a véspera do primeiro (2 a 28), ou o período de 1 a 31.'),
  centrosCusto: list(),
  meiosPagamento: list().refine((values) => values.includes(DINHEIRO), '“Dinheiro” não pode ser retirado.'),
  tiposDocumento: list(),
  tiposDespesa: list(),
  retencaoAnexosAnos: z
    .number(OBRIGATORIO)
    .int('Use um número inteiro.')
    .min(1, 'No mínimo 1.')
    .max(100, 'No máximo 100.'),
} satisfies Record<ChaveConfiguracao, z.ZodType>;

export type Configuracoes = { [K in ChaveConfiguracao]: z.output<(typeof schemas)[K]> };

export const configuracoesRegistry = Object.fromEntries(
  CHAVES_CONFIGURACAO.map((chave) => [chave, { schema: schemas[chave], padrao: CONFIGURACOES[chave].padrao }]),
) as { [K in ChaveConfiguracao]: { schema: (typeof schemas)[K]; padrao: Configuracoes[K] } };

/** A setting as read: the value in force; `versao` 0 and no date while nobody changed it. */
export const configuracaoSchema = z.object({
  chave: z.enum(CHAVES_CONFIGURACAO),
  valor: z.unknown().describe('Texto, número, sim/não, lista ou objeto, conforme a chave'),
  padrao: z.unknown(),
  versao: z.number().int(),
  atualizadoEm: z.string().nullable(),
});
export type Configuracao = z.output<typeof configuracaoSchema>;

export const mudancaSchema = z.strictObject({
  chave: z.enum(CHAVES_CONFIGURACAO, 'Configuração desconhecida.'),
  valor: z.unknown(),
  versao: z.number(OBRIGATORIO).int().min(0).max(2_147_483_647).describe('Versão vista; 0 se nunca foi alterada'),
});
