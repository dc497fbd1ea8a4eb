/**
 * Maintenances of the old system, with their files and told history. Refused is one of no known asset.
 *
 * The last come first: of two that are open the last counts, the other comes 'a conferir' beside it; an open one takes the base 'Em manutencao'
 * off its asset, since it now stands for it. Source: spec 3 §3, §7; decisions-sindical-contratos-patrimonio (Import, Assets).
 */
import { MAX_ANEXOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import { MANUTENCAO_FIELDS, MANUTENCOES_FILE_RULE, MAX_PROBLEMA } from '@sede/domain/modules/patrimonio/manutencoes';
import { readAutor } from '#modules/acesso/usuarios/index.ts';
import { type ImportSource, TolerantFields } from '#platform/import/index.ts';
import { freeImportado, holdImportado } from '../bens/index.ts';
import { antigos, bemRelacionado, HISTORICO, historicoAntigo, maisNovo, PATRIMONIO } from '../patrimonio.import.ts';
import { manutencoes } from './manutencao.record.ts';
import { arquivosDaManutencao } from './manutencoes.store.ts';

const AREA = 'histManutencao';
const NADA = 'Não informado';

export const manutencoesImportSource: ImportSource = {
  order: 420,
  area: AREA,
  also: [PATRIMONIO, HISTORICO],
  table: 'bensManutencoes',
  records: (exported) => antigos(exported, AREA, maisNovo('data_manutencao')),
  async importRecord(context, fields) {
    const { tx, chave, keepFiles } = context;
    const campos = new TolerantFields(fields);
    const bem = await bemRelacionado(context, fields);
    const [dataManutencao, dataRetorno] = [campos.day('data_manutencao'), campos.day('data_retorno')];
    const faltas = new Map<string, string>();
    if (dataManutencao === null) faltas.set('dataManutencao', 'falta ou não é uma data');
    else if (dataRetorno !== null && dataRetorno < dataManutencao) faltas.set('dataRetorno', 'antes da manutenção');
    const abertos = await holdImportado(tx, bem.id);
    const segunda = dataRetorno === null && abertos.some(({ tipo }) => tipo === 'manutencao');
    if (segunda) faltas.set('bemId', 'o bem já tem uma manutenção sem retorno');
    for (const [campo, motivo] of faltas) fields.remark(`${campo}: ${motivo}; a conferir`);
    const anexos = await keepFiles(MANUTENCOES_FILE_RULE, fields.liveFiles('anexos').slice(0, MAX_ANEXOS_DO_BEM));
    const problema = [fields.text('descricao_problema', MAX_PROBLEMA) ?? NADA, ...campos.notes].join('\n');
    const { id } = await manutencoes.insert(
      { tx },
      {
        ...{ idOrigem: chave, bemId: bem.id, responsavel: fields.text('responsavel', 200) ?? NADA },
        descricaoProblema: problema.slice(0, MAX_PROBLEMA).toWellFormed(),
        ...{ dataManutencao, dataRetorno, tipoObjeto: fields.text('tipo_objeto', 100) ?? bem.tipoObjeto },
        ...{ autor: await readAutor(context, fields), aConferir: [...faltas.keys()] },
        historicoAnterior: historicoAntigo(context, AREA, MANUTENCAO_FIELDS),
      },
    );
    if (dataRetorno === null && !segunda) await freeImportado(tx, bem.id);
    await arquivosDaManutencao.linkAnexos(tx, [id], anexos);
    return id;
  },
};
