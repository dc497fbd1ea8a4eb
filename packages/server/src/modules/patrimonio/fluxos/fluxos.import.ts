/**
 * Exits and returns of the old system. Refused is one of no known asset.
 *
 * The last to leave come first: of two that are open the last counts, the other comes 'a conferir' beside it. What contradicts itself or
 * lacks its day comes 'a conferir' too. None has an expected day, so none is told of. Source: spec 3 §3, §7;
 * decisions-sindical-contratos-patrimonio (Import).
 */
import { compareDiaEHora } from '@sede/domain/modules/patrimonio/bens';
import { FLUXO_FIELDS, MAX_MOTIVO_MOVIMENTACAO } from '@sede/domain/modules/patrimonio/fluxos';
import { readAutor } from '#modules/acesso/usuarios/index.ts';
import { type ImportSource, TolerantFields } from '#platform/import/index.ts';
import { holdImportado } from '../bens/index.ts';
import {
  antigos,
  bemRelacionado,
  HISTORICO,
  historicoAntigo,
  horaAntiga,
  maisNovo,
  PATRIMONIO,
} from '../patrimonio.import.ts';
import { fluxos } from './fluxo.record.ts';

const AREA = 'fluxos';
const NINGUEM = 'Não informado';

export const fluxosImportSource: ImportSource = {
  order: 410,
  area: AREA,
  also: [PATRIMONIO, HISTORICO],
  table: 'bensFluxos',
  records: (exported) => antigos(exported, AREA, maisNovo('data_saida')),
  async importRecord(context, fields) {
    const { tx, chave } = context;
    const campos = new TolerantFields(fields);
    const bem = await bemRelacionado(context, fields);
    const [dataSaida, dataRetorno] = [campos.day('data_saida'), campos.day('data_retorno')];
    const [horaSaida, horaRetorno] = [
      horaAntiga(fields, 'hora_saida'),
      dataRetorno && horaAntiga(fields, 'hora_retorno'),
    ];
    const faltas = new Map<string, string>();
    if (dataSaida === null) faltas.set('dataSaida', 'falta ou não é uma data');
    else if (
      dataRetorno &&
      compareDiaEHora({ dia: dataRetorno, hora: horaRetorno }, { dia: dataSaida, hora: horaSaida }) < 0
    )
      faltas.set('dataRetorno', 'antes da saída');
    const abertos = await holdImportado(tx, bem.id);
    if (dataRetorno === null && abertos.some(({ tipo }) => tipo === 'saida'))
      faltas.set('bemId', 'o bem já tem uma saída sem retorno');
    for (const [campo, motivo] of faltas) fields.remark(`${campo}: ${motivo}; a conferir`);
    const motivo = [fields.text('motivo_movimentacao', MAX_MOTIVO_MOVIMENTACAO), ...campos.notes]
      .filter(Boolean)
      .join('\n');
    const { id } = await fluxos.insert(
      { tx },
      {
        ...{ idOrigem: chave, bemId: bem.id, responsavel: fields.text('responsavel', 200) ?? NINGUEM },
        motivoMovimentacao: motivo.slice(0, MAX_MOTIVO_MOVIMENTACAO).toWellFormed() || null,
        ...{ dataSaida, horaSaida, dataRetorno, horaRetorno, estadoPatrimonio: fields.text('estado_patrimonio', 500) },
        ...{ autor: await readAutor(context, fields), aConferir: [...faltas.keys()] },
        historicoAnterior: historicoAntigo(context, AREA, FLUXO_FIELDS),
      },
    );
    return id;
  },
};
