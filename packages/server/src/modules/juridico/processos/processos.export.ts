/** processos.xlsx: the list's columns, and title, nature, who moved it, portal, houses, how many members, the last event. Source: spec 3 §2.5; decisions-legal (Cases). */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  PROCESSO_FIELDS as FIELDS,
  processosMessages as messages,
  type Processo,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { PRIMEIROS_NOMES, processos } from './processo.record.ts';

type Linha = Pick<
  Processo,
  | 'tipo'
  | 'numero'
  | 'titulo'
  | 'filiados'
  | 'nomes'
  | 'nomeObjeto'
  | 'tribunalOrgao'
  | 'escritorioNome'
  | 'dataProtocolo'
  | 'situacao'
  | 'valorCausa'
  | 'proximoPrazo'
  | 'natureza'
  | 'movidoPeloSindicato'
> & { portal: boolean; casas: string[]; ultimoEvento: string | null };

const columns = sql`p.tipo, p.numero, p.titulo, o.descricao as nome_objeto, p.tribunal_orgao, p.escritorio_nome,
  p.data_protocolo, p.situacao, p.valor_causa, p.natureza, p.movido_pelo_sindicato, p.publicar_acao_coletiva as portal,
  (select min(z.vencimento) from prazos z where z.processo_id = p.id and z.estado = 'Aberto') as proximo_prazo,
  (select count(*) from filiados_processos v where v.processo_id = p.id)::int as filiados,
  ${PRIMEIROS_NOMES} as nomes,
  array(select f.empresa from filiados_processos v join filiados f on f.id = v.filiado_id where v.processo_id = p.id
    union select unnest(p.orgaos) order by 1) as casas,
  (select to_char(e.data, 'DD/MM/YYYY') || ' ' || e.titulo from processo_eventos e where e.processo_id = p.id
    order by e.data desc, e.id desc limit 1) as ultimo_evento`;

function nomesDe({ filiados, nomes }: Linha): string {
  const shown = nomes.map(nomeProprio).join(', ');
  return filiados > nomes.length ? `${shown} ${messages.eMais(filiados - nomes.length)}` : shown;
}

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: FIELDS.tipo.rotulo, tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: FIELDS.numero.rotulo, tipo: 'texto', valor: ({ numero }) => numero },
  { titulo: FIELDS.titulo.rotulo, tipo: 'texto', valor: ({ titulo }) => titulo },
  { titulo: 'Filiados', tipo: 'texto', valor: nomesDe },
  { titulo: 'Número de filiados', tipo: 'inteiro', valor: ({ filiados }) => filiados },
  { titulo: 'Casas', tipo: 'texto', valor: ({ casas }) => casas.map((casa) => ROTULO_CASA[casa] ?? casa).join(', ') },
  { titulo: FIELDS.objetoId.rotulo, tipo: 'texto', valor: ({ nomeObjeto }) => nomeObjeto },
  { titulo: FIELDS.tribunalOrgao.rotulo, tipo: 'texto', valor: ({ tribunalOrgao }) => tribunalOrgao },
  { titulo: FIELDS.escritorioId.rotulo, tipo: 'texto', valor: ({ escritorioNome }) => escritorioNome },
  { titulo: FIELDS.dataProtocolo.rotulo, tipo: 'data', valor: ({ dataProtocolo }) => dataProtocolo },
  { titulo: FIELDS.situacao.rotulo, tipo: 'texto', valor: ({ situacao }) => situacao },
  { titulo: FIELDS.valorCausa.rotulo, tipo: 'dinheiro', valor: ({ valorCausa }) => valorCausa },
  { titulo: messages.proximoPrazo, tipo: 'data', valor: ({ proximoPrazo }) => proximoPrazo },
  { titulo: FIELDS.natureza.rotulo, tipo: 'texto', valor: ({ natureza }) => natureza },
  { titulo: FIELDS.movidoPeloSindicato.rotulo, tipo: 'simNao', valor: (um) => um.movidoPeloSindicato },
  { titulo: 'Portal', tipo: 'texto', valor: ({ portal }) => (portal ? 'S' : 'N') },
  { titulo: 'Último evento', tipo: 'texto', valor: ({ ultimoEvento }) => ultimoEvento },
];

export async function exportProcessos(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<(typeof processosContract)['export']>,
) {
  const found = await processos.query(ctx, filter);
  return exportReply<Linha>(ctx, {
    ...{ formato, nome: 'processos', titulo: messages.menu, columns: COLUNAS },
    rows: allRows({ ...found, columns }, ordem),
  });
}
