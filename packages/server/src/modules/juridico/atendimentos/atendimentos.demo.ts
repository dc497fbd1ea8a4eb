/**
 * Appointments of the fictional union: some a week are booked some days ahead; what has been is registered in the evening, one in four
 * was missed, most of the others are concluded; one in nine is cancelled, one in five has two members.
 */
import { addDays } from '@sede/domain/kernel';
import type { DemoContext, DemoPart } from '#demo/index.ts';

const ESCRITORIOS = [
  { nome: 'Meireles Advogados Associados', tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
  { nome: 'Leal & Vasconcelos Advocacia', tipoAtendimento: 'Virtual', tipoServico: 'Jurídico' },
  { nome: 'Meireles Advogados Associados', tipoAtendimento: 'Virtual', tipoServico: 'Contábil' },
] as const;

/** The first free time on a day or after it, this month or the next; null when there is none. */
async function firstFree(ctx: DemoContext, n: number, dia: string) {
  const { office, person, idOf } = ctx;
  const juridico = person('juridico');
  const um = ESCRITORIOS[n % ESCRITORIOS.length] ?? ESCRITORIOS[0];
  if (!um) return null;
  const asked = {
    escritorio: idOf('escritorios', um.nome),
    tipoAtendimento: um.tipoAtendimento,
    tipoServico: um.tipoServico,
  };
  for (const mes of new Set([dia.slice(0, 7), addDays(dia, 31).slice(0, 7)])) {
    const { dias } = await office.act(juridico, 'atendimentos', 'calendario', { ...asked, mes });
    const livre = dias.find(({ data, livres }) => data >= dia && livres > 0);
    if (!livre) continue;
    const { data } = livre;
    const { grupos } = await office.act(juridico, 'atendimentos', 'horarios', { ...asked, data });
    const horario = grupos[0]?.horarios.find(({ livre: free, passado }) => free && !passado);
    if (grupos[0] && horario) return { agendaId: grupos[0].agendaId, data, horarios: [horario.id] };
  }
  return null;
}

/** One that is under way, if there is any. */
async function processosDe({ office, person }: DemoContext, n: number): Promise<string[]> {
  const { itens } = await office.act(person('juridico'), 'processos', 'list', {
    situacao: ['Em andamento'],
    porPagina: 20,
  });
  const um = itens[n % itens.length];
  return um ? [um.id] : [];
}

async function book(ctx: DemoContext, n: number, dia: string): Promise<void> {
  const { office, person, idOf, namesOf } = ctx;
  // Of those who neither leave nor die in this demonstration.
  const ficam = namesOf('filiados').filter((_, i) => i % 10 === 0);
  const quem = ficam.length === 0 ? [] : [n, ...(n % 5 === 2 ? [n + 1] : [])].map((i) => ficam[i % ficam.length] ?? '');
  const lugar = await firstFree(ctx, n, addDays(dia, 2));
  if (quem.length === 0 || lugar === null) return;
  const processos = n % 3 === 0 ? await processosDe(ctx, n) : [];
  const juridico = person('juridico');
  const { id, versao } = await office.act(juridico, 'atendimentos', 'agendar', {
    lugar,
    filiados: [...new Set(quem)].map((nome) => idOf('filiados', nome)),
    // The same person twice at one time is asked about, and confirmed by whoever schedules.
    confirmarCoincidencia: true,
    processoEmCurso: processos.length > 0,
    processos,
    descricao: n % 2 === 0 ? 'Dúvida sobre a contagem de tempo de serviço.' : null,
  });
  if (n % 7 === 1) {
    const comentario = 'Trazer os contracheques dos últimos cinco anos.';
    await office.act(juridico, 'atendimentos', 'comentar', { id, comentario });
  }
  if (n % 9 === 4) {
    const motivo = 'O filiado pediu outra data.';
    await office.act(juridico, 'atendimentos', 'cancelar', { id, versao, motivo });
  }
}

/** What was expected by this day. */
async function register(ctx: DemoContext, dia: string): Promise<void> {
  const { office, person } = ctx;
  const juridico = person('juridico');
  const { itens } = await office.act(juridico, 'atendimentos', 'list', {
    situacao: ['Aguardando realização'],
    dataAte: dia,
    porPagina: 100,
  });
  for (const [n, { id, versao }] of itens.entries()) {
    const ocorreu = n % 4 !== 3;
    const feito = await office.act(juridico, 'atendimentos', 'registrarResultado', { id, versao, ocorreu });
    if (!ocorreu || n % 3 === 2) continue;
    const processos = n % 2 === 0 ? await processosDe(ctx, n) : [];
    const novoProcesso = processos.length > 0;
    await office.act(juridico, 'atendimentos', 'concluir', { id, versao: feito.versao, novoProcesso, processos });
  }
}

export const atendimentosDemo: DemoPart = {
  after: ['agendas', 'escritorios', 'filiados', 'processos'],
  seed(ctx) {
    const { on, desde, ontem } = ctx;
    let n = 0;
    for (let dia = desde; dia < ontem; dia = addDays(dia, 3)) {
      const [um, outro] = [n, n + 1];
      n += 2;
      on(dia, '10:40', async () => {
        await book(ctx, um, dia);
        await book(ctx, outro, dia);
      });
      on(dia, '18:20', () => register(ctx, addDays(dia, -1)));
    }
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('atendimentos')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} atendimentos`;
  },
};
