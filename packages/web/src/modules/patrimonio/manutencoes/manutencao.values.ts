/** The drawer of a maintenance: its empty values and those of a record. Source: spec 3 §3 (Maintenance history). */
import {
  MANUTENCAO_FIELDS,
  type ManutencaoCompleta,
  manutencoesMessages,
  RESULTADOS_DA_MANUTENCAO,
  type ResultadoDaManutencao,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { type Attachment, formTexts } from '#platform/ui/form.ts';

export interface ValoresDaManutencao extends Record<string, unknown> {
  bemId: string | null;
  responsavel: string;
  descricaoProblema: string;
  dataManutencao: string | null;
  jaRetornou: boolean;
  dataRetorno: string | null;
  resultado: ResultadoDaManutencao | null;
  idDespesa: string | null;
  anexos: Attachment[];
}

export const MANUTENCAO_VAZIA: ValoresDaManutencao = {
  ...{ bemId: null, responsavel: '', descricaoProblema: '', dataManutencao: null },
  ...{ jaRetornou: false, dataRetorno: null, resultado: null, idDespesa: null, anexos: [] },
};

export const resultadoDe = (texto: string | null): ResultadoDaManutencao | null =>
  RESULTADOS_DA_MANUTENCAO.find((um) => um === texto) ?? null;

export const valoresDaManutencao = (um: ManutencaoCompleta): ValoresDaManutencao => ({
  ...{ bemId: um.bemId, responsavel: um.responsavel, descricaoProblema: um.descricaoProblema },
  ...{ dataManutencao: um.dataManutencao, jaRetornou: um.dataRetorno !== null, dataRetorno: um.dataRetorno },
  ...{ resultado: resultadoDe(um.resultado), idDespesa: um.idDespesa, anexos: um.anexos },
});

export const MANUTENCAO_TEXTS = formTexts({
  ...MANUTENCAO_FIELDS,
  jaRetornou: { rotulo: manutencoesMessages.jaRetornou, tipo: 'simNao' },
  anexos: { rotulo: 'Anexos', tipo: 'texto' },
  descartePendente: { rotulo: manutencoesMessages.descartePendente, tipo: 'simNao' },
});
