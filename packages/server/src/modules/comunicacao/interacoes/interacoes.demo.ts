/**
 * What the fictional union's members called and wrote about: some 300 over the demonstration's months, internal and external, a
 * fifth of them about a dependent, the legal ones passed on to an office. Two of the desk's own, to be changed by their author.
 */
import { addDays, type CalendarDate, diffDays } from '@sede/domain/kernel';
import type { DemoContext, DemoPart, Random } from '#demo/index.ts';

const QUANTAS = 300;
const TIPOS = [
  'Telefone',
  'Telefone',
  'Telefone',
  'E-mail',
  'WhatsApp',
  'WhatsApp',
  'Presencial',
  'Carta',
  'Outro',
] as const;

const FALAS: Readonly<Record<string, readonly string[]>> = {
  'Assistência jurídica': [
    'Pediu orientação sobre a ação da parcela compensatória. Encaminhado ao escritório.',
    'Quer revisar a aposentadoria; vai enviar os contracheques.',
    'Perguntou em que pé está o processo.',
  ],
  'Atualização cadastral': ['Informou o novo endereço.', 'Trocou o número do celular.', 'Corrigiu o e-mail pessoal.'],
  'Desconto em folha': [
    'O desconto deste mês veio maior; explicada a base de cálculo.',
    'Não foi descontado: perguntou como pagar o mês que falta.',
  ],
  'Plano odontológico': ['Pediu a lista de dentistas.', 'Quer incluir um dependente no plano.'],
  Convênios: ['Perguntou como pedir o desconto no botijão de gás.', 'Quer saber dos convênios com escolas.'],
  Reclamação: ['Reclamou da demora na resposta de um e-mail.', 'Não recebeu o informativo do mês.'],
  'Visita à sede': ['Veio buscar a declaração de filiação.', 'Trouxe documentos para a ficha.'],
};
const ITENS = Object.keys(FALAS);

interface Planejada {
  dia: CalendarDate;
  hora: string;
  filiado: number;
  item: string;
  tipo: string;
  descricao: string;
  classificacao: 'Interna' | 'Externa';
  deDependente: boolean;
}

function planned(random: Random, { desde, hoje }: Pick<DemoContext, 'desde' | 'hoje'>, quantas: number): Planejada[] {
  const dias = Math.max(1, diffDays(desde, hoje));
  return Array.from({ length: quantas }, () => {
    const item = random.pick(ITENS);
    return {
      dia: addDays(desde, random.int(0, dias - 1)),
      hora: `${String(random.int(9, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`,
      // A few members call often.
      filiado: random.int(1, random.int(1, 4) === 1 ? 8 : 60),
      item,
      tipo: random.pick(TIPOS),
      descricao: random.pick(FALAS[item] ?? ['']),
      classificacao: random.int(1, 3) === 1 ? 'Interna' : 'Externa',
      deDependente: random.int(1, 5) === 1,
    };
  });
}

async function register(ctx: DemoContext, { filiado, item, deDependente, ...dados }: Planejada): Promise<string> {
  const { office, idOf } = ctx;
  const who = ctx.person(dados.classificacao === 'Interna' ? 'gestor_interacao' : 'editor_filiado');
  const filiadoId = idOf('filiados', `filiado ${filiado}`);
  const { itens } = deDependente
    ? await office.act(who, 'interacoes', 'dependentes', { id: filiadoId })
    : { itens: [] };
  const { id } = await office.act(who, 'interacoes', 'create', {
    ...dados,
    filiadoId,
    itemId: idOf('itensInteracao', item),
    dependenteId: itens[0]?.id ?? null,
  });
  return id;
}

export const interacoesDemo: DemoPart = {
  after: ['filiados', 'dependentes', 'itensInteracao'],
  async seed(ctx) {
    const random = ctx.random.fork('interacoes');
    for (const uma of planned(random, ctx, ctx.meses < 12 ? QUANTAS / 10 : QUANTAS)) {
      // Written down a little after it was said.
      ctx.on(uma.dia, '18:10', async () => {
        await register(ctx, uma);
      });
    }
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('interacoes')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} interações`;
  },
};
