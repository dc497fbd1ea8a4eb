/** The drawer of an exit: its empty values, those of a record, and what of them is sent. Hours 'HH:MM'. Source: spec 3 §3 (Flow). */
import { ESTADOS_DO_BEM, type EstadoDoBem } from '@sede/domain/modules/patrimonio/bens';
import { FLUXO_FIELDS, type Fluxo, fluxosMessages } from '@sede/domain/modules/patrimonio/fluxos';
import { formTexts } from '#platform/ui/form.ts';

export interface ValoresDoFluxo extends Record<string, unknown> {
  bens: string[];
  idFuncionario: string | null;
  responsavel: string;
  email: string;
  motivoMovimentacao: string;
  dataSaida: string | null;
  horaSaida: string;
  previsao: string | null;
  estadoPatrimonio: EstadoDoBem | null;
  jaRetornou: boolean;
  dataRetorno: string | null;
  horaRetorno: string;
  estadoRetorno: EstadoDoBem | null;
}

export const SAIDA_VAZIA: ValoresDoFluxo = {
  bens: [],
  ...{ idFuncionario: null, responsavel: '', email: '', motivoMovimentacao: '' },
  ...{ dataSaida: null, horaSaida: '', previsao: null, estadoPatrimonio: null },
  ...{ jaRetornou: false, dataRetorno: null, horaRetorno: '', estadoRetorno: null },
};
/** A word of the old system is none of the list's: it stays until another is chosen. */
export const estadoDe = (texto: string | null): EstadoDoBem | null => ESTADOS_DO_BEM.find((um) => um === texto) ?? null;

export const valoresDoFluxo = (fluxo: Fluxo): ValoresDoFluxo => ({
  bens: [fluxo.bemId],
  idFuncionario: fluxo.idFuncionario,
  responsavel: fluxo.idFuncionario === null ? fluxo.responsavel : '',
  email: fluxo.idFuncionario === null ? (fluxo.email ?? '') : '',
  motivoMovimentacao: fluxo.motivoMovimentacao ?? '',
  dataSaida: fluxo.dataSaida,
  horaSaida: fluxo.horaSaida ?? '',
  previsao: fluxo.previsao,
  estadoPatrimonio: estadoDe(fluxo.estadoPatrimonio),
  jaRetornou: fluxo.dataRetorno !== null,
  dataRetorno: fluxo.dataRetorno,
  horaRetorno: fluxo.horaRetorno ?? '',
  estadoRetorno: estadoDe(fluxo.estadoRetorno),
});

export const FLUXO_TEXTS = formTexts({
  ...FLUXO_FIELDS,
  bens: { rotulo: 'Bens', tipo: 'lista' },
  jaRetornou: { rotulo: fluxosMessages.jaRetornou, tipo: 'simNao' },
});
