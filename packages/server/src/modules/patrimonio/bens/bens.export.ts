/** The spreadsheet bens_patrimoniais: every field, with what the list derives. Source: spec 3 §2.13, §9; decisions-sindical-contratos-patrimonio (Files). */
import type { InputOf } from '@sede/domain/contract';
import {
  BEM_FIELDS,
  type Bem,
  bensMessages,
  CLASSE_ROTULOS,
  SITUACAO_DO_BEM_ROTULOS,
  textoDoLugar,
} from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { bens } from './bem.record.ts';

type Linha = Omit<Bem, 'pode'>;

const colunas = (hoje: string): ExportColumn<Linha>[] => [
  ...fieldColumns<Linha>(BEM_FIELDS, ['nPatrimonio', 'tipoObjeto', 'descricaoBem', 'especificacao', 'nSerie']),
  { titulo: 'Classe', tipo: 'texto', valor: ({ classe }) => CLASSE_ROTULOS[classe] },
  { titulo: 'Usuário', tipo: 'texto', valor: ({ usuario }) => usuario },
  ...fieldColumns<Linha>(BEM_FIELDS, ['responsavel', 'setorAlocado', 'dataAlocacao', 'retorno', 'empresa', 'cnpj']),
  { titulo: 'Situação', tipo: 'texto', valor: ({ situacao }) => SITUACAO_DO_BEM_ROTULOS[situacao] },
  { titulo: 'Onde está', tipo: 'texto', valor: ({ lugar, lugarDia }) => textoDoLugar({ lugar, dia: lugarDia }, hoje) },
  { titulo: 'Com', tipo: 'texto', valor: ({ comQuem }) => comQuem },
  { titulo: 'Conferido', tipo: 'data', valor: ({ conferido }) => conferido },
  { titulo: 'Não localizado', tipo: 'simNao', valor: ({ naoLocalizado }) => naoLocalizado },
  ...fieldColumns<Linha>(BEM_FIELDS, ['dataDescarte', 'dataAquisicao', 'valorAquisicao', 'garantiaAte']),
  { titulo: 'Cadastrado em', tipo: 'instante', valor: ({ dataCadastro }) => dataCadastro },
  { titulo: 'Cadastrado por', tipo: 'texto', valor: ({ autor }) => autor },
];

export async function exportBens(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<(typeof bensContract)['export']>,
) {
  return exportReply<Linha>(ctx, {
    ...{ formato, nome: 'bens_patrimoniais', titulo: bensMessages.titulo, columns: colunas(ctx.today) },
    rows: allRows(await bens.query(ctx, filter), ordem),
  });
}
