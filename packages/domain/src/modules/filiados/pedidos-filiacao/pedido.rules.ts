/**
 * Rules of an application: what is missing, what is wrong, how it is sent, what it may become. Pure; the form and the server ask the
 * same. No zod.
 *
 * 'E-mail funcional' is asked of whoever is Ativo or has not said what they are, and of whoever wants mail there; a pensioner names the
 * titular; 'Outro' asks which. An empty dependent row is none, a begun one needs name and birth. Days 'dd/mm/aaaa' in the form.
 * Source: spec 2 §4, §5, §8 (Public membership); decisions-members (Public application).
 */
import {
  type CalendarDate,
  isCep,
  isCpf,
  isEmail,
  isPhone,
  normaliseMobile,
  OPCAO_INVALIDA,
  parseDataBr,
  tidyText,
} from '@sede/domain/kernel';
import { idadeEm } from '../filiados/index.ts';
import { ASSOCIACAO_OUTRA, CASAS, type Casa, SEXO_OUTRO } from '../filiados.lists.ts';
import {
  CAMPOS_DEPENDENTE,
  CAMPOS_PEDIDO,
  type Campo,
  type CampoDependente,
  type CampoPedido,
  type DependentePedido,
  type EstadoPedido,
  type Formulario,
  MAIORIDADE,
  PASSO_DEPENDENTES,
  PASSO_ENVIO,
  PASSOS,
  PREFIXO_PONTO,
  ROTULO_FINALIDADE,
} from './pedido.lists.ts';
import type { MotivoPedido } from './pedidos-filiacao.messages.ts';

export const DEPENDENTE_VAZIO: DependentePedido = {
  nomeDependente: '',
  dataNascimentoDependente: '',
  generoDependente: '',
  parentescoDependente: '',
  CPFDependente: '',
  nomeMaeDependente: '',
};
export const FORMULARIO_VAZIO: Formulario = {
  // The keys are the fields'.
  campos: Object.fromEntries(Object.keys(CAMPOS_PEDIDO).map((campo) => [campo, ''])) as Formulario['campos'],
  dependentes: [DEPENDENTE_VAZIO],
  consentimento: false,
  responsavel: false,
  convenios: false,
};

const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();
const NUNCA: readonly CampoPedido[] = ['telResidencial', 'ramal', 'logradouro', 'numero', 'associacao'];

/** Whether a field is shown at all: what only some are asked. */
export function campoVisivel(campo: CampoPedido, c: Formulario['campos']): boolean {
  if (campo === 'outroGenero') return same(c.genero, SEXO_OUTRO);
  if (campo === 'servTitular' || campo === 'CPFTitular') return same(c.situacaoFiliado, 'Pensionista');
  if (campo === 'associacao') return ['CÂMARA', 'SENADO', 'TCU'].includes(c.filiadoAssociacao.toUpperCase());
  if (campo === 'outraAssociacao') {
    return (
      same(c.filiadoAssociacao, 'Outro') || (campoVisivel('associacao', c) && same(c.associacao, ASSOCIACAO_OUTRA))
    );
  }
  return true;
}

export function campoObrigatorio(campo: CampoPedido, c: Formulario['campos']): boolean {
  if (NUNCA.includes(campo)) return false;
  if (campo === 'emailFuncional') {
    return c.situacaoFiliado === '' || same(c.situacaoFiliado, 'Ativo') || same(c.preferenciaEmail, 'Funcional');
  }
  return campoVisivel(campo, c);
}

export const rotuloDoCampo = (campo: CampoPedido, c: Formulario['campos']): string =>
  campo === 'matricula' && c.home === 'CAMARA' ? 'Ponto' : CAMPOS_PEDIDO[campo].rotulo;

const filled = (text: string) => tidyText(text) !== '' && tidyText(text) !== PREFIXO_PONTO;
const CAMPOS_DO_DEPENDENTE = Object.keys(CAMPOS_DEPENDENTE) as CampoDependente[];
const dependenteVazio = (dependente: DependentePedido): boolean =>
  CAMPOS_DO_DEPENDENTE.every((campo) => !filled(dependente[campo]));

/** A field of the form by its name: 'cpf', 'dependentes.0.nomeDependente', 'consentimento'. */
export interface Falta {
  campo: string;
  rotulo: string;
}
export const nomeDoCampoDependente = (indice: number, campo: CampoDependente): string =>
  `dependentes.${indice}.${campo}`;
const OBRIGATORIOS_DO_DEPENDENTE = ['nomeDependente', 'dataNascimentoDependente'] as const;

function faltasDosDependentes(dependentes: readonly DependentePedido[]): Falta[] {
  return dependentes.flatMap((dependente, indice) =>
    dependenteVazio(dependente)
      ? []
      : OBRIGATORIOS_DO_DEPENDENTE.filter((campo) => !filled(dependente[campo])).map((campo) => ({
          campo: nomeDoCampoDependente(indice, campo),
          rotulo: `${CAMPOS_DEPENDENTE[campo].rotulo} do dependente ${indice + 1}`,
        })),
  );
}

/** Whether somebody among the dependents is under age on a day. */
export const temMenor = ({ dependentes }: Pick<Formulario, 'dependentes'>, hoje: CalendarDate): boolean =>
  dependentes.some((dependente) => {
    const idade = idadeEm(parseDataBr(dependente.dataNascimentoDependente), hoje);
    return idade !== null && idade < MAIORIDADE;
  });

/** What is missing of one step (from 0), or of all. */
export function faltas(form: Formulario, hoje: CalendarDate, passo?: number): Falta[] {
  const de = (indice: number): Falta[] => {
    if (indice === PASSO_DEPENDENTES) return faltasDosDependentes(form.dependentes);
    if (indice === PASSO_ENVIO) {
      const consentimento = { campo: 'consentimento', rotulo: ROTULO_FINALIDADE.filiacao };
      const responsavel = { campo: 'responsavel', rotulo: ROTULO_FINALIDADE.menores };
      return [
        ...(form.consentimento ? [] : [consentimento]),
        ...(temMenor(form, hoje) && !form.responsavel ? [responsavel] : []),
      ];
    }
    const campos: readonly CampoPedido[] = PASSOS[indice]?.campos ?? [];
    return campos
      .filter((campo) => campoObrigatorio(campo, form.campos) && !filled(form.campos[campo]))
      .map((campo) => ({ campo, rotulo: rotuloDoCampo(campo, form.campos) }));
  };
  return passo === undefined ? PASSOS.flatMap((_, indice) => de(indice)) : de(passo);
}

/** 'Preencha o campo obrigatório: X', 'Preencha os campos obrigatórios: X, Y'. */
export const mensagemDasFaltas = (lista: readonly Pick<Falta, 'rotulo'>[]): string =>
  `${lista.length === 1 ? 'Preencha o campo obrigatório' : 'Preencha os campos obrigatórios'}: ${lista
    .map(({ rotulo }) => rotulo)
    .join(', ')}`;

const CPF_PEDIDO_INVALIDO = 'Por favor, insira um CPF válido.';
const EMAIL_PEDIDO_INVALIDO = 'Por favor, insira um email válido.';

function problema({ tipo }: Campo, text: string, hoje: CalendarDate): string | null {
  switch (tipo) {
    case 'cpf':
      return isCpf(text) ? null : CPF_PEDIDO_INVALIDO;
    case 'email':
      return isEmail(text) ? null : EMAIL_PEDIDO_INVALIDO;
    case 'data': {
      const data = parseDataBr(text);
      return data === null || data > hoje ? 'Data inválida' : null;
    }
    case 'celular':
      return normaliseMobile(text) === null ? 'Celular inválido.' : null;
    case 'telefone':
      return isPhone(text) ? null : 'Telefone inválido.';
    case 'cep':
      return isCep(text) ? null : 'CEP inválido.';
    default:
      return null;
  }
}

/** What the settings offer in each house. */
export interface Ofertas {
  cargos: Readonly<Record<Casa, readonly string[]>>;
  associacoes: Readonly<Record<Casa, readonly string[]>>;
}

/** What an 'opcao' of the form offers: its own words, or those of the house that was chosen; nothing until one is. */
export function opcoesDoCampo(campo: CampoPedido, c: Formulario['campos'], ofertas: Ofertas): readonly string[] {
  const { opcoes = [] } = CAMPOS_PEDIDO[campo];
  if (campo !== 'cargo' && campo !== 'associacao') return opcoes;
  const casa = CASAS.find(({ valor, rotulo }) =>
    campo === 'cargo' ? valor === c.home : same(rotulo, c.filiadoAssociacao),
  );
  return casa ? ofertas[campo === 'cargo' ? 'cargos' : 'associacoes'][casa.valor] : [];
}

/** Answers that none of the options is, whatever their capitals: field → message. */
export function opcoesErradas({ campos, dependentes }: Envio, ofertas: Ofertas): Record<string, string> {
  const found: Record<string, string> = {};
  const check = (name: string, { tipo }: Campo, opcoes: readonly string[], sent: string) => {
    if (tipo === 'opcao' && filled(sent) && !opcoes.some((one) => same(one, sent))) found[name] = OPCAO_INVALIDA;
  };
  for (const { campos: doPasso } of PASSOS) {
    for (const campo of doPasso as readonly CampoPedido[]) {
      if (!campoVisivel(campo, campos)) continue;
      check(campo, CAMPOS_PEDIDO[campo], opcoesDoCampo(campo, campos, ofertas), campos[campo]);
    }
  }
  for (const [n, dependente] of dependentes.entries()) {
    for (const campo of CAMPOS_DO_DEPENDENTE) {
      const spec: Campo = CAMPOS_DEPENDENTE[campo];
      check(nomeDoCampoDependente(n, campo), spec, spec.opcoes ?? [], dependente[campo]);
    }
  }
  return found;
}

/** What is filled and wrong of one step, or of all: field → message, in the order of the form. */
export function problemas(form: Formulario, hoje: CalendarDate, passo?: number): Record<string, string> {
  const found: Record<string, string> = {};
  const check = (name: string, campo: Campo, text: string) => {
    const message = filled(text) ? problema(campo, text, hoje) : null;
    if (message !== null) found[name] = message;
  };
  for (const [indice, { campos }] of PASSOS.entries()) {
    if (passo !== undefined && passo !== indice) continue;
    for (const campo of campos as readonly CampoPedido[]) {
      if (campoVisivel(campo, form.campos)) check(campo, CAMPOS_PEDIDO[campo], form.campos[campo]);
    }
    if (indice !== PASSO_DEPENDENTES) continue;
    for (const [n, dependente] of form.dependentes.entries()) {
      for (const campo of CAMPOS_DO_DEPENDENTE) {
        check(nomeDoCampoDependente(n, campo), CAMPOS_DEPENDENTE[campo], dependente[campo]);
      }
    }
  }
  return found;
}

/** The step (from 0) on which a field stands. */
export function passoDoCampo(campo: string): number {
  if (campo.startsWith('dependentes.')) return PASSO_DEPENDENTES;
  const found = PASSOS.findIndex(({ campos }) => (campos as readonly string[]).includes(campo));
  return found < 0 ? PASSO_ENVIO : found;
}

/** Câmara's ponto always begins with 'P-'; elsewhere as typed. */
export function comPrefixo(casa: string, matricula: string): string {
  if (casa !== 'CAMARA') return matricula;
  return PREFIXO_PONTO + matricula.replace(/^\s*p?\s*-?\s*/i, '');
}

export interface Envio {
  campos: Record<CampoPedido, string>;
  dependentes: DependentePedido[];
}
const map = <K extends string>(record: Record<K, string>, of: (text: string, key: K) => string) =>
  Object.fromEntries(
    Object.entries<string>(record).map(([key, text]) => [key, of(text, key as K)]), // its own keys
  ) as Record<K, string>;

/** What the form sends: tidy, without fields that were hidden again and without empty rows; in upper case, and as it was typed. */
export function paraEnvio(form: Formulario): { enviado: Envio; digitado: Envio } {
  const digitado = {
    campos: map(form.campos, (text, campo) => (campoVisivel(campo, form.campos) ? tidyText(text) : '')),
    dependentes: form.dependentes.filter((one) => !dependenteVazio(one)).map((one) => map(one, tidyText)),
  };
  const upper = (text: string) => text.toUpperCase();
  const enviado = {
    campos: map(digitado.campos, upper),
    dependentes: digitado.dependentes.map((one) => map(one, upper)),
  };
  return { enviado, digitado };
}

/** 'mhelena52@uol.com.br' → 'mh•••••52@uol.com.br'. */
export function emailMascarado(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const keep = local.length > 5 ? 2 : 1;
  return `${local.slice(0, keep)}•••••${local.length > 2 ? local.slice(-keep) : ''}${email.slice(at)}`;
}

/** Monthly fee in centavos: a share of the net pay (hundredths of a percent) between floor and ceiling. */
export function custoDaFiliacao(
  liquido: number,
  { percentual, piso, teto }: { percentual: number; piso: number; teto: number },
): number {
  return Math.min(Math.max(Math.round((liquido * percentual) / 10_000), piso), teto);
}

const NAO_DECIDE: Readonly<Record<EstadoPedido, MotivoPedido | null>> = {
  aguardando_assinatura: 'nao_assinado',
  assinado: null,
  aceito: 'ja_aceito',
  recusado: 'ja_recusado',
  expirado: 'expirado',
};
/** Why an application is neither accepted nor refused now. */
export const motivoNaoDecidir = (estado: EstadoPedido, decide: boolean): MotivoPedido | null =>
  decide ? NAO_DECIDE[estado] : 'so_consulta';

/** Why no paper form is attached and no other link sent. */
export function motivoNaoCobrar(estado: EstadoPedido, decide: boolean): MotivoPedido | null {
  if (!decide) return 'so_consulta';
  if (estado === 'aguardando_assinatura') return null;
  return estado === 'assinado' ? 'ja_assinado' : NAO_DECIDE[estado];
}
