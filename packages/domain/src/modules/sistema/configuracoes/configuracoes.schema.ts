/**
 * What each setting may be, and the shapes of its operations.
 *
 * `configuracoesRegistry` joins schema and default for the server's settings room; its type is the typed settings.
 * Source: decisions §3, §7.
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
import { z } from 'zod';
import { DINHEIRO } from '../../financeiro/financeiro.lists.ts';
import {
  CHAVES_CONFIGURACAO,
  type ChaveConfiguracao,
  CONFIGURACOES,
  type GrupoConfiguracao,
  type ListaConfiguracao,
  NOMES_LISTAS,
  TIPOS_LOGO,
} from './configuracoes.lists.ts';
import { erroCores, erroTelefoneSindicato } from './configuracoes.rules.ts';

/** May be empty. */
const text = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `No máximo ${max} caracteres.`)
    .refine((value) => !value.includes('\0'), CARACTERE_INVALIDO);
const email = () => z.string().transform(normaliseEmail).refine(isEmail, EMAIL_INVALIDO);
/** Which a colleague must be able to tell apart: no repeats, also when only capitals differ. */
const distinct = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.toLocaleLowerCase('pt-BR'))).size === values.length;

const list = () =>
  z
    .array(text(60).min(1, OBRIGATORIO))
    .min(1, 'Deixe ao menos uma opção.')
    .max(100, 'No máximo 100 opções.')
    .refine(distinct, 'Há opções repetidas.');

/** May be empty, and 'Dinheiro' is never in it. */
const disabled = () =>
  z
    .array(text(60).min(1, OBRIGATORIO))
    .max(100, 'No máximo 100 opções.')
    .refine(distinct, 'Há opções repetidas.')
    .refine((values) => !values.includes(DINHEIRO), '“Dinheiro” não pode ser desabilitado.');

const integer = (min: number, max: number) =>
  z.number().int('Use um número inteiro.').min(min, `No mínimo ${min}.`).max(max, `No máximo ${max}.`);

const date = () =>
  z
    .string()
    .refine(isCalendarDate, DATA_INVALIDA)
    .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', 'Use uma data entre 2000 e 2100.');

const schemas = {
  nomeSindicato: text(120).min(1, OBRIGATORIO),
  siglaSindicato: text(30),
  cnpjSindicato: text(20)
    .transform(normaliseCpfCnpj)
    .refine((cnpj) => cnpj === '' || isCnpj(cnpj), CNPJ_INVALIDO),
  telefoneSindicato: text(30).refine((value) => erroTelefoneSindicato(value) === null, TELEFONE_INVALIDO),
  cidadeSindicato: text(80).min(1, OBRIGATORIO),
  emailSindicato: z
    .string()
    .transform(normaliseEmail)
    .refine((value) => value === '' || isEmail(value), EMAIL_INVALIDO),
  linkServiceDesk: text(300).refine(
    (url) => url === '' || z.url({ protocol: /^https$/ }).safeParse(url).success,
    'Use um endereço que comece com https://',
  ),
  coresSindicato: z.array(text(7).toLowerCase()).superRefine((cores, ctx) => {
    const message = erroCores(cores);
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
  revelarEmailDesconhecido: z.boolean(),
  papeisComDuasEtapas: z.array(z.custom<Role>(isRole, 'Perfil desconhecido.')).refine(distinct, 'Há perfis repetidos.'),
  financeiroEspecial: z.array(email()).max(20, 'No máximo 20 e-mails.').refine(distinct, 'Há e-mails repetidos.'),
  corteAprovacao: date(),
  segregacaoAprovacao: z.boolean(),
  exigirAprovacaoParaLiquidar: z.boolean(),
  anexoObrigatorioParaAprovar: z.boolean(),
  periodoFinanceiro: z
    .strictObject({ inicio: z.number().int(), fim: z.number().int() })
    .refine(isPeriodDays, 'O último dia deve ser a véspera do primeiro (2 a 28), ou o período de 1 a 31.'),
  saldoInicial: field.money({ negative: true }),
  dataSaldoInicial: date(),
  centrosCusto: list(),
  meiosPagamento: list().refine((values) => values.includes(DINHEIRO), '“Dinheiro” não pode ser retirado.'),
  tiposDocumento: list(),
  tiposDespesa: list(),
  centrosCustoDesabilitados: disabled(),
  meiosPagamentoDesabilitados: disabled(),
  tiposDocumentoDesabilitados: disabled(),
  tiposDespesaDesabilitados: disabled(),
  retencaoAnexosAnos: integer(1, 100),
  copiasAutomaticas: z.boolean(),
  copiasHora: integer(0, 23),
  copiasDiarias: integer(1, 90),
  copiasSemanais: integer(0, 104),
  copiasMensais: integer(0, 120),
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
  versao: z.number().int().min(0).max(2_147_483_647).describe('Versão vista; 0 se nunca foi alterada'),
});

/** The form of one section: every setting of a group by its key; an empty text is '', as it is stored. */
export function secaoSchema(grupo: GrupoConfiguracao) {
  const chaves = CHAVES_CONFIGURACAO.filter((chave) => CONFIGURACOES[chave].grupo === grupo);
  const texts = ['texto', 'cnpj'];
  return z.strictObject(
    Object.fromEntries(
      chaves.map((chave) => {
        const schema: z.ZodType = schemas[chave];
        return [
          chave,
          texts.includes(CONFIGURACOES[chave].tipo) ? z.preprocess((value) => value ?? '', schema) : schema,
        ];
      }),
    ),
  );
}

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

const palavras = z.array(z.string());
/** The finance lists: what forms offer, and what filters offer besides. */
export const listasSchema = z.object({
  ...(Object.fromEntries(NOMES_LISTAS.map((lista) => [lista, palavras])) as Record<ListaConfiguracao, typeof palavras>),
  desabilitadas: z
    .object(
      Object.fromEntries(NOMES_LISTAS.map((lista) => [lista, palavras])) as Record<ListaConfiguracao, typeof palavras>,
    )
    .describe('Palavras que só registros antigos têm'),
});
