/**
 * Two surveys: an anonymous one of last month with results, an identified one of last week. The mails are not written: their links are
 * made as the mails would have them, and some of them answered.
 */
import { addDays } from '@sede/domain/kernel';
import type { ModoPesquisa, TipoPesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import type { DemoContext, DemoPart, Random } from '#demo/index.ts';
import { tokenDoConvite } from './pesquisa.segredos.ts';

interface Envio {
  /** So many days ago. */
  dias: number;
  modo: ModoPesquisa;
  tipos: readonly TipoPesquisa[];
  casas: readonly ('CAMARA' | 'SENADO' | 'TCU')[];
  respondem: number;
}
const ENVIOS: readonly Envio[] = [
  {
    dias: 24,
    modo: 'anonima',
    tipos: ['juridico', 'odonto', 'psicologico'],
    casas: ['CAMARA', 'SENADO'],
    respondem: 46,
  },
  { dias: 6, modo: 'identificada', tipos: ['juridico', 'contabil'], casas: ['TCU'], respondem: 14 },
];
const COMENTARIOS = [
  'Fui atendido no mesmo dia.',
  'A equipe é muito atenciosa.',
  'Demorou para conseguir horário.',
  'Gostaria de atendimento por vídeo.',
  'Resolveram o meu caso.',
  'Poderia haver mais vagas à tarde.',
  'Recomendo a todos os colegas.',
  'A resposta por e-mail demorou.',
];

async function answer({ office, person }: DemoContext, random: Random, token: string, tipos: readonly TipoPesquisa[]) {
  const escolhidos = tipos.filter(() => random.int(0, 9) < 8);
  const respostas = (escolhidos.length > 0 ? escolhidos : tipos.slice(0, 1)).map((tipo) => ({
    ...{ tipo, nota: Math.min(10, random.int(5, 11)) },
    ...(random.int(0, 2) === 0 ? { comentario: random.pick(COMENTARIOS) } : {}),
  }));
  await office.act(person('pesquisa_satisfacao'), 'pesquisas', 'responder', { token, respostas });
}

async function send(ctx: DemoContext, random: Random, { modo, tipos, casas, respondem }: Envio, dia: string) {
  const { office, db, on, hoje } = ctx;
  const camila = ctx.person('pesquisa_satisfacao');
  const alvo = { filtro: { casa: [...casas] }, tipos: [...tipos], modo };
  const { recebem } = await office.act(camila, 'pesquisas', 'conferir', alvo);
  if (recebem === 0) return;
  const { id } = await office.act(camila, 'pesquisas', 'enviar', { ...alvo, esperados: recebem, digitado: recebem });
  const { services } = office.bytesContext(camila, 'pesquisas.andamento');
  await office.bytesContext(camila, 'pesquisas.andamento').write(async ({ tx, now }) => {
    await sql`update pesquisa_convites set estado = 'enviado', enviado_em = ${now}::timestamptz
      where pesquisa_id = ${id}::uuid and estado = 'na_fila'`.execute(tx);
    await sql`update pesquisas set estado = 'enviada', concluida_em = ${now}::timestamptz, lembrete = 'feito'
      where id = ${id}::uuid`.execute(tx);
  });
  const { rows } = await sql<{ id: string }>`select id from pesquisa_convites
    where pesquisa_id = ${id}::uuid and estado = 'enviado' order by id limit ${respondem}`.execute(db);
  const tokens = rows.map((convite) => tokenDoConvite(services.idempotencySecret, convite.id));
  for (const [at, token] of tokens.entries()) {
    const quando = addDays(dia, 1 + (at % 4));
    if (quando <= hoje) on(quando, '20:40', () => answer(ctx, random, token, tipos));
  }
}

export const pesquisasDemo: DemoPart = {
  after: ['filiados'],
  seed(ctx) {
    const random = ctx.random.fork('pesquisas');
    for (const envio of ENVIOS) {
      const dia = addDays(ctx.hoje, -envio.dias);
      if (dia > ctx.desde) ctx.on(dia, '10:15', () => send(ctx, random, envio, dia));
    }
  },
  summary: async (db) => {
    const { rows } = await sql<{ n: number; respostas: number }>`select count(*)::int as n,
      (select count(*) from pesquisa_marcas)::int as respostas from pesquisas`.execute(db);
    return `${rows[0]?.n ?? 0} pesquisas com ${rows[0]?.respostas ?? 0} respostas`;
  },
};
