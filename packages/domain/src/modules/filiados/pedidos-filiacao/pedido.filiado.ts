/**
 * From an application's answers to a member's fields: texts as they were typed, options as the lists have them, CPF, CEP and phones as
 * they are kept, days 'YYYY-MM-DD'. What is typed counts only where its upper case is what was sent. Pure, no zod.
 * Source: spec 2 §3, §5; decisions §8; decisions-members (Public application).
 */
import {
  type CalendarDate,
  type FieldSpecs,
  formatCpf,
  normaliseCep,
  normaliseCpfCnpj,
  normaliseEmail,
  normaliseMobile,
  normalisePhone,
  parseDataBr,
} from '@sede/domain/kernel';
import { FILIADO_FIELDS, SECOES_DA_FICHA } from '../filiados/filiado.lists.ts';
import { ASSOCIACAO_OUTRA, FILIADO_ASSOCIACAO, PARENTESCOS, SEXOS } from '../filiados.lists.ts';
import {
  CAMPOS_DEPENDENTE,
  CAMPOS_PEDIDO,
  type Campo,
  type CampoPedido,
  type DependentePedido,
  PASSOS,
} from './pedido.lists.ts';
import { campoVisivel, type Envio, rotuloDoCampo } from './pedido.rules.ts';

/** What is kept of an application. */
export interface DadosPedido extends Envio {
  digitado?: Envio | undefined;
}

const upper = (text: string) => text.toUpperCase();
const option = (options: readonly string[], sent: string): string =>
  options.find((one) => upper(one) === upper(sent)) ?? sent;

/** The answers as people read them: as typed, options as the lists have them. */
export function readRespostas({ campos, dependentes, digitado }: DadosPedido): Envio {
  const read = ({ tipo, opcoes = [] }: Campo, sent: string, typed: string | undefined): string => {
    if (tipo === 'email') return normaliseEmail(sent);
    if (tipo === 'opcao' && opcoes.length > 0) return option(opcoes, sent);
    return typed !== undefined && upper(typed) === sent ? typed : sent;
  };
  const of = <K extends string>(
    specs: Readonly<Record<K, Campo>>,
    sent: Record<K, string>,
    typed: Record<K, string> | undefined,
  ) =>
    Object.fromEntries(
      Object.entries<Campo>(specs).map(([key, campo]) => [key, read(campo, sent[key as K], typed?.[key as K])]),
    ) as Record<K, string>; // the specs' own keys
  return {
    campos: of(CAMPOS_PEDIDO, campos, digitado?.campos),
    dependentes: dependentes.map((one, i) => of(CAMPOS_DEPENDENTE, one, digitado?.dependentes[i])),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const cpf = (text: string): string | null => (text === '' ? null : normaliseCpfCnpj(text));
const genero = (text: string) => SEXOS.find((one) => one === text) ?? null;

/** A member's fields, by the names that the registry has. */
export function filiadoDoPedido(dados: DadosPedido) {
  const { campos: c } = readRespostas(dados);
  const associacaoEm = FILIADO_ASSOCIACAO.find(({ rotulo }) => rotulo === c.filiadoAssociacao)?.valor ?? null;
  const endereco = [c.logradouro, c.numero].filter((text) => text !== '').join(', ');
  return {
    nomeCompleto: c.name,
    cpf: normaliseCpfCnpj(c.cpf),
    rg: orNull(c.rg),
    orgaoExpedidor: orNull(c.orgaoExpeditor),
    ufOrgaoExpedidor: orNull(c.UFOrgaoExpeditor),
    dataNascimento: parseDataBr(c.dataNascimento),
    sexo: genero(c.genero),
    sexoOutro: orNull(c.outroGenero),
    estadoCivil: orNull(c.estadoCivil),
    nomeMae: orNull(c.nomeMae),
    escolaridade: orNull(c.escolaridade),
    email: orNull(c.email),
    emailFuncional: orNull(c.emailFuncional),
    preferenciaComunicacao: c.preferenciaEmail === 'Funcional' ? 'funcional' : 'pessoal',
    telCelular: normaliseMobile(c.celular),
    whatsapp: c.isWhatsapp === 'Sim',
    telResidencial: normalisePhone(c.telResidencial),
    ramal: orNull(c.ramal),
    cep: normaliseCep(c.CEP),
    logradouro: orNull(endereco),
    bairro: orNull(c.bairro),
    cidade: orNull(c.cidade),
    estado: orNull(c.estado),
    nomeCtEmergencia: orNull(c.nomeCtEmergencia),
    celularCtEmergencia: normaliseMobile(c.celularEmergencia),
    parentescoCtEmergencia: orNull(c.parentesco),
    empresa: c.home,
    matricula: c.matricula,
    cargo: orNull(c.cargo),
    situacaoFiliado: upper(c.situacaoFiliado),
    nomeFalecido: orNull(c.servTitular),
    cpfFalecido: cpf(c.CPFTitular),
    filiadoAssociacao: associacaoEm,
    associacao: orNull(c.associacao),
    associacaoOutra: associacaoEm === 'OUTRO' ? orNull(c.outraAssociacao) : null,
    associacaoNaoListada: c.associacao === ASSOCIACAO_OUTRA ? orNull(c.outraAssociacao) : null,
  };
}

/** The fields in which an application may differ from a record, labelled. */
export const CAMPOS_COMPARADOS: FieldSpecs = Object.fromEntries(
  Object.entries(FILIADO_FIELDS).filter(([campo]) => campo !== 'cpf'),
);

export interface DependenteDoPedido {
  nomeCompleto: string;
  dataNascimento: CalendarDate;
  sexo: string | null;
  parentesco: string | null;
  cpf: string | null;
  nomeMae: string | null;
}
export function dependentesDoPedido(dados: DadosPedido): DependenteDoPedido[] {
  return readRespostas(dados).dependentes.flatMap((one: DependentePedido) => {
    const dataNascimento = parseDataBr(one.dataNascimentoDependente);
    if (dataNascimento === null) return [];
    return [
      {
        nomeCompleto: one.nomeDependente,
        dataNascimento,
        sexo: genero(one.generoDependente),
        parentesco: orNull(option(PARENTESCOS, one.parentescoDependente)),
        cpf: cpf(one.CPFDependente),
        nomeMae: orNull(one.nomeMaeDependente),
      },
    ];
  });
}

interface Resposta {
  rotulo: string;
  valor: string;
}
const lido = (campo: CampoPedido, valor: string) => (CAMPOS_PEDIDO[campo].tipo === 'cpf' ? formatCpf(valor) : valor);

/** The answers as labels and texts, by the ficha's sections, whose fields are those of the first three steps; what was not asked is left out. */
export function respostasPorPasso(dados: DadosPedido): { passo: string; campos: Resposta[] }[] {
  const { campos } = readRespostas(dados);
  return SECOES_DA_FICHA.map(({ rotulo }, at) => ({
    passo: rotulo,
    campos: [...(PASSOS[at]?.campos ?? [])]
      .filter((campo) => campoVisivel(campo, campos) && campos[campo] !== '')
      .map((campo) => ({ rotulo: rotuloDoCampo(campo, campos), valor: lido(campo, campos[campo]) })),
  }));
}
export const respostasDosDependentes = (dados: DadosPedido): Resposta[][] =>
  readRespostas(dados).dependentes.map((one) =>
    Object.entries<Campo>(CAMPOS_DEPENDENTE).flatMap(([campo, { rotulo }]) => {
      const valor = one[campo as keyof DependentePedido];
      return valor === '' ? [] : [{ rotulo, valor }];
    }),
  );
