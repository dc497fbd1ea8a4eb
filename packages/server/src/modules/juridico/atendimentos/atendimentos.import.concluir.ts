/**
 * In which state an appointment of the old system comes, with its outcome, conclusion or cancelling: what each state has here it has.
 *
 * States of cases stood among those of appointments: Encerrado is Concluído, others go by the day. Of a concluded one that says no outcome it
 * is said that it took place, remarked. Pure. Source: spec 3 §3, §4; decisions-legal (Two lists, Outcome, Import); invariant B7.
 */
import { normaliseText } from '@sede/domain/kernel';
import type { MotivoDaFalta, SituacaoDoAtendimento } from '@sede/domain/modules/juridico/atendimentos';
import { asNode, children, type ExportFields, type Node, readText, readYes } from '#platform/import/index.ts';
import { palavraEm } from '../juridico.import.ts';

const SITUACOES = ['Aguardando realização', 'Aguardando conclusão', 'Concluído', 'Cancelado', 'Excluído'] as const;
const CANCELADO_ANTES = 'Cancelado no sistema anterior.';
const MAX_COMENTARIO = 5000;

/** Null: nobody said. */
const simOuNao = (value: unknown): boolean | null =>
  readText(value) === '' && typeof value !== 'boolean' ? null : readYes(value);

/** A text, or the texts of a list of comments. */
const textosDe = (value: unknown): string | null => {
  const texts =
    typeof value === 'object' && value !== null
      ? children(value).map(([, one]) => readText(asNode(one).comentario) || readText(one))
      : [readText(value)];
  return texts.filter(Boolean).join('\n').slice(0, MAX_COMENTARIO).toWellFormed() || null;
};

interface Resultado {
  ocorreu: boolean | null;
  motivoDaFalta: MotivoDaFalta | null;
}

function readResultado(conclusao: Node): Resultado {
  const ocorreu = simOuNao(conclusao.ocorreuAtendimento);
  if (ocorreu !== false) return { ocorreu, motivoDaFalta: null };
  // The flag was set by what was asked about the member; one that says no of it: the office could not.
  const doFiliado = simOuNao(conclusao.isFiliadoAusente) !== false;
  return { ocorreu, motivoDaFalta: doFiliado ? 'filiado' : 'escritorio' };
}

function readSituacao(fields: ExportFields, { ocorreu }: Resultado, passou: boolean): SituacaoDoAtendimento {
  const told = readText(fields.raw('situacao'));
  const lida = SITUACOES.find((uma) => normaliseText(uma) === normaliseText(told));
  if (lida) return lida;
  const porDia = passou ? 'Aguardando conclusão' : 'Aguardando realização';
  const porResultado = ocorreu === false ? 'Concluído' : ocorreu ? 'Aguardando conclusão' : porDia;
  const situacao = palavraEm(told, ['Encerrado']) ? 'Concluído' : porResultado;
  fields.remark(`situação '${told}': ficou ${situacao}`);
  return situacao;
}

/** A state that its outcome contradicts gives way to it. */
function agreed(fields: ExportFields, situacao: SituacaoDoAtendimento, { ocorreu, motivoDaFalta }: Resultado) {
  if (situacao === 'Concluído' && ocorreu === null) {
    fields.remark('concluído sem resultado: ficou como realizado');
    return { situacao, ocorreu: true, motivoDaFalta: null };
  }
  const outra =
    situacao === 'Aguardando realização' && ocorreu === true
      ? 'Aguardando conclusão'
      : (situacao === 'Aguardando realização' || situacao === 'Aguardando conclusão') && ocorreu === false
        ? 'Concluído'
        : null;
  if (outra === null) return { situacao, ocorreu, motivoDaFalta };
  fields.remark(`${situacao} com resultado: ficou ${outra}`);
  return { situacao: outra as SituacaoDoAtendimento, ocorreu, motivoDaFalta };
}

interface Quando {
  /** Its day is over. */
  passou: boolean;
  /** When a conclusion is told to have been: the old system did not say. */
  fimEm: string;
}

export function readEstado(fields: ExportFields, { passou, fimEm }: Quando) {
  const conclusao = asNode(fields.raw('conclusao'));
  const resultado = readResultado(conclusao);
  const { situacao, ocorreu, motivoDaFalta } = agreed(fields, readSituacao(fields, resultado, passou), resultado);
  const novoProcesso = simOuNao(fields.raw('seraConstituidoNovoProcesso') ?? conclusao.seraConstituidoNovoProcesso);
  const foiConcluido = situacao === 'Concluído' || (situacao === 'Cancelado' && novoProcesso !== null);
  const concluiu = foiConcluido && ocorreu === true;
  const antes =
    foiConcluido || ocorreu === false ? 'Concluído' : ocorreu ? 'Aguardando conclusão' : 'Aguardando realização';
  const cancelado = situacao === 'Cancelado';
  return {
    situacao,
    ocorreu,
    motivoDaFalta,
    comentarioResultado: textosDe(conclusao.comentarios),
    novoProcesso: concluiu ? novoProcesso : null,
    concluidoEm: concluiu ? fimEm : null,
    comentarioConclusao: concluiu ? textosDe(fields.raw('comentariosConclusao')) : null,
    canceladoDe: cancelado ? (antes as 'Concluído' | 'Aguardando conclusão' | 'Aguardando realização') : null,
    canceladoMotivo: cancelado ? CANCELADO_ANTES : null,
  };
}
