/** The lists of members to communicate with, of mailings and of their recipients, in step with their operations. Source: spec 2 §2. */
import { UFS } from '@sede/domain/kernel';
import {
  COMUNICACOES_ORDEM,
  ESTADOS_DE_COMUNICACAO,
  FILIADOS_DA_COMUNICACAO_ORDEM,
  ROTULO_ESTADO_DE_COMUNICACAO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { CADASTROS, CASAS, FORMAS_PAGAMENTO, SEXOS, SITUACOES } from '@sede/domain/modules/filiados/filiados';
import {
  choiceFilter,
  defineList,
  labelled,
  optionsOf,
  recordFilter,
  textFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { processosSource } from './processos.source.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** The column is masked, so that only a whole CPF finds somebody. */
export const isCpfInteiro = (text: string): boolean => digitsOf(text).length === 11;
const cpf = textFilter({ label: 'CPF' });

/** The text's thirteen filters, in the picture's order. */
export const filiadosDaComunicacaoList = (cargos: readonly string[]) =>
  defineList('comunicacoes.filiados', {
    order: FILIADOS_DA_COMUNICACAO_ORDEM,
    filters: {
      matricula: textFilter({ label: 'Matrícula' }),
      nome: textFilter({ label: 'Nome completo' }),
      cpf: { ...cpf, parse: (raw: string) => (isCpfInteiro(raw) ? digitsOf(raw) : null) },
      email: textFilter({ label: 'E-mail' }),
      casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS) }),
      situacao: choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES) }),
      cadastro: choiceFilter({ label: 'Cadastro', options: optionsOf(CADASTROS) }),
      cargo: choiceFilter({ label: 'Cargo', options: optionsOf(cargos) }),
      uf: choiceFilter({ label: 'Estado', options: optionsOf(UFS) }),
      cidade: textFilter({ label: 'Cidade' }),
      formaPagamento: choiceFilter({ label: 'Forma de pagamento', options: optionsOf(FORMAS_PAGAMENTO) }),
      sexo: choiceFilter({ label: 'Sexo', options: optionsOf(SEXOS) }),
      processo: recordFilter({ label: 'Processo', source: processosSource, single: true }),
    },
  });

export const comunicacoesList = (temas: readonly string[]) =>
  defineList('comunicacoes.list', {
    order: COMUNICACOES_ORDEM,
    search: 'Buscar título…',
    filters: {
      estado: choiceFilter({
        label: 'Situação',
        options: labelled(ESTADOS_DE_COMUNICACAO, ROTULO_ESTADO_DE_COMUNICACAO),
        pinned: true,
      }),
      tema: choiceFilter({ label: 'Assunto', options: optionsOf(temas), pinned: true }),
      incertas: yesNoFilter({ label: 'Com mensagem incerta' }),
    },
  });
