/**
 * A member's own appointments that are to come, and one of them as a calendar file: nobody else's, and nothing of what it is about.
 * Errors: `plataforma.nao_encontrado`. Source: decisions-legal (Privacy: 'Próximos atendimentos').
 */
import { platformErrors } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import { agoraEm, type MeuAtendimento } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import type { FileReply, RawContext, ReadContext } from '#platform/api/index.ts';
import { renderCalendar } from '#platform/mail/index.ts';
import { eventoDe } from './convites.mail.ts';
import { readAvisaveis } from './convites.store.ts';

type Ctx = Pick<ReadContext, 'db' | 'actor' | 'now'>;

/** Of the member whose account this is. */
async function readProximos({ db, actor, now }: Ctx): Promise<MeuAtendimento[]> {
  const { dia, minutos } = agoraEm(now);
  const { rows } = await sql<Omit<MeuAtendimento, 'inicio' | 'fim'> & { inicioMin: number; fimMin: number }>`
    select t.id, t.numero, t.data, t.inicio_min, t.fim_min, t.escritorio_nome as nome_escritorio, t.tipo_atendimento,
      t.tipo_servico, t.local
    from atendimentos t join atendimento_filiados x on x.atendimento_id = t.id join filiados f on f.id = x.filiado_id
    where f.usuario_id = ${actor.usuarioId}::uuid and t.situacao = 'Aguardando realização'
      and (t.data, t.inicio_min) > (${dia}::date, ${minutos}::int)
    order by t.comeca, t.id`.execute(db);
  return rows.map(({ inicioMin, fimMin, ...um }) => ({
    ...um,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  }));
}

export const readMeus = async (ctx: ReadContext) => ({ itens: await readProximos(ctx) });

export async function downloadMeu(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const meu = (await readProximos(ctx)).find((um) => um.id === id);
  const [um] = meu ? await readAvisaveis(ctx.db, [id]) : [];
  if (!um) throw platformErrors.nao_encontrado();
  const evento = eventoDe(
    um,
    { escritorioId: null, nome: ctx.actor.nome },
    { metodo: 'PUBLISH', sequencia: um.sequencia, carimbo: ctx.now },
  );
  const corpo = Buffer.from(await renderCalendar([evento], { metodo: 'PUBLISH' }), 'utf8');
  const nome = `atendimento-${um.numero.replace('/', '-')}.ics`;
  return { nome, tipo: 'text/calendar; charset=utf-8', corpo, tamanho: corpo.length, disposicao: 'attachment' };
}
