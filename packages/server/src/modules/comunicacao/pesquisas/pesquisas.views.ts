/**
 * What came back: averages by type and house from five answers on, comments, and of an identified survey who said what.
 *
 * Whoever approves a sending reads whom it goes to and the mail, and no answers. Reading who said what is written down. Of an anonymous survey there is nothing here but what has left the urn; its comments stand
 * without their house. Source: decisions-members (Survey, LGPD).
 */
import { can } from '@sede/domain/access';
import type { MotivoDeFora } from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  MINIMO_RESPOSTAS,
  type ModoPesquisa,
  type Parcela,
  type PesquisaAberta,
  type RespostaIdentificada,
  type Resultado,
  resumir,
  type TipoOferecido,
  type TipoPesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { ReadContext, Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { pesquisas } from './pesquisa.record.ts';
import { textoDaPesquisa } from './pesquisas.mail.ts';

type Formulario = Pick<TipoOferecido, 'tipo' | 'rotulo' | 'externo'>;
type ParcelaDoTipo = Parcela & { tipo: TipoPesquisa; casa: Casa | null };
interface Comentario {
  tipo: TipoPesquisa;
  nota: number;
  comentario: string;
}

async function readFormularios(db: Db, id: string): Promise<{ modo: ModoPesquisa; formularios: Formulario[] }> {
  const { rows } = await sql<{ modo: ModoPesquisa; formularios: Formulario[] }>`
    select modo, formularios from pesquisas where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { modo: 'anonima', formularios: [] };
}

export async function readResultados({ db }: Pick<Reader, 'db'>, id: string): Promise<Resultado[]> {
  const { modo, formularios } = await readFormularios(db, id);
  const { rows: parcelas } = await sql<ParcelaDoTipo>`
    select tipo, casa, count(*)::int as respostas, sum(nota)::int as soma from pesquisa_respostas
    where pesquisa_id = ${id}::uuid group by tipo, casa order by casa nulls last`.execute(db);
  // Anonymous ones in the order of their text: the one on the disk is nobody's business.
  const { rows: comentarios } = await sql<Comentario>`
    select tipo, nota, comentario from pesquisa_respostas
    where pesquisa_id = ${id}::uuid and anonima and comentario is not null
    order by nota, sede.sem_acento(comentario), comentario`.execute(db);
  return formularios.map(({ tipo, rotulo, externo }) => {
    const resumo = resumir(parcelas.filter((parcela) => parcela.tipo === tipo));
    const told = modo === 'anonima' && (resumo.respostas ?? 0) >= MINIMO_RESPOSTAS;
    return {
      ...{ tipo, rotulo, externo: externo !== null },
      ...resumo,
      porCasa: resumo.porCasa.map((celula) => ({ ...celula, casa: celula.casa as Casa | null })),
      comentarios: told
        ? comentarios.filter((um) => um.tipo === tipo).map(({ nota, comentario }) => ({ nota, comentario }))
        : [],
    };
  });
}

export async function listRespostas(db: Db, id: string): Promise<RespostaIdentificada[]> {
  const { rows } = await sql<RespostaIdentificada>`
    select r.filiado_id, coalesce(f.nome_social, f.nome_completo) as nome, r.casa as empresa, r.tipo, r.nota, r.comentario,
      r.respondida_em as em
    from pesquisa_respostas r join filiados f on f.id = r.filiado_id
    where r.pesquisa_id = ${id}::uuid and not r.anonima order by r.respondida_em desc, nome, r.tipo`.execute(db);
  return rows;
}

export async function readPesquisa(ctx: ReadContext, { id }: { id: string }): Promise<PesquisaAberta> {
  const pesquisa = await pesquisas.get(ctx, id);
  const { rows: foraPorMotivo } = await sql<{ motivo: MotivoDeFora; quantidade: number }>`
    select motivo, count(*)::int as quantidade from pesquisa_convites
    where pesquisa_id = ${id}::uuid and motivo is not null group by motivo order by quantidade desc, motivo`.execute(
    ctx.db,
  );
  const { formularios } = await readFormularios(ctx.db, id);
  const { assunto, paragrafos, botao } = textoDaPesquisa({ ...pesquisa, formularios, lembrete: false }, '');
  const aberta = { ...pesquisa, foraPorMotivo, previa: { assunto, paragrafos, botao } };
  if (!can(ctx.actor.papeis, 'pesquisas.ver')) return { ...aberta, resultados: [], respostas: [] };
  const respostas = pesquisa.modo === 'identificada' ? await listRespostas(ctx.db, id) : [];
  if (respostas.length > 0) {
    await registerAcesso(ctx, {
      ...{ ato: 'abrir', tela: 'pesquisas', filiado: null, detalhe: { pesquisa: id }, quantidade: respostas.length },
    });
  }
  return { ...aberta, resultados: await readResultados(ctx, id), respostas };
}
