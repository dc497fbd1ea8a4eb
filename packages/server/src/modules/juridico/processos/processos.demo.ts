/**
 * Cases of the fictional union with its three offices: of the three kinds and in every situation, one collective without names, one of an
 * old number; with events, statements and comments. The office's user of the demonstration works for the first office.
 */
import { addDays } from '@sede/domain/kernel';
import { formatNumeroCnj } from '@sede/domain/modules/juridico/processos';
import type { DemoContext, DemoPart, Random } from '#demo/index.ts';

const QUANTOS = 36;
const POUCOS = 9;

const EVENTOS = [
  ['Distribuição', 'Ação distribuída por sorteio.'],
  ['Contestação', 'A União apresentou contestação; prazo para réplica aberto.'],
  ['Sentença de procedência', 'Pedido julgado procedente em primeira instância. Cabe recurso.'],
  ['Trânsito em julgado', 'Não cabe mais recurso; começa o cumprimento da sentença.'],
] as const;

/** A number of TRF1 or TJDFT whose digits hold. */
function makeCnj(random: Random, ano: number): string {
  const sequencial = String(random.int(1_000_000, 9_999_999));
  const resto = `${ano}${random.pick(['401', '807'] as const)}${random.pick(['3400', '0001'] as const)}`;
  const dd = String(98n - (BigInt(`${sequencial}${resto}00`) % 97n)).padStart(2, '0');
  return formatNumeroCnj(`${sequencial}${dd}${resto}`);
}

function novo(random: Random, { desde, idOf, namesOf }: DemoContext, n: number) {
  const escritorios = namesOf('escritorios');
  const objetos = namesOf('objetosProcesso');
  const dataProtocolo = addDays(desde, -random.int(20, 900));
  const comum = {
    escritorioId: idOf('escritorios', escritorios[n % escritorios.length] ?? ''),
    objetoId: idOf('objetosProcesso', objetos[n % objetos.length] ?? ''),
    valorCausa: random.int(500_000, 90_000_000),
  };
  const coletivo = n % 9 === 3;
  if (n % 3 === 0) {
    return {
      ...{ ...comum, tipo: 'Judicial' as const, dataProtocolo, movidoPeloSindicato: true },
      ...(n % 6 === 0
        ? { numero: makeCnj(random, Number(dataProtocolo.slice(0, 4))) }
        : { numero: `2009.34.00.0${10_000 + n}-7`, formatoAntigo: true, tribunalOrgao: 'TRF1' }),
      linkProcesso: 'https://processual.trf1.example/consulta',
      ...(coletivo && {
        ...{ publicarAcaoColetiva: true, titulo: objetos[n % objetos.length] ?? '', filiadosIndeterminados: true },
        ...{ orgaos: ['CAMARA' as const, 'SENADO' as const], pessoasTemDireito: 'Quem estava em exercício em 2003.' },
      }),
    };
  }
  if (n % 3 === 1) {
    const tribunalOrgao = random.pick(['Câmara', 'Senado', 'TCU'] as const);
    return {
      ...comum,
      tipo: 'Administrativo' as const,
      dataProtocolo,
      tribunalOrgao,
      numero: `${100_000 + n}/${dataProtocolo.slice(0, 4)}`,
    };
  }
  return {
    ...{ ...comum, tipo: 'Procedimento' as const, natureza: random.pick(['Profissional', 'Particular'] as const) },
    tags: random.pick([['aposentadoria'], ['remuneração', 'quintos'], ['saúde']] as const).map(String),
  };
}

/** What is done with it in the months that follow. */
async function acontece({ office, person }: DemoContext, id: string, n: number): Promise<void> {
  const juridico = person('juridico');
  const now = async () => {
    const { versao } = await office.act(juridico, 'processos', 'get', { id });
    return { id, versao };
  };
  if (n % 4 !== 0) await office.act(juridico, 'processos', 'enviarManifestacao', await now());
  if (n % 4 > 1) {
    const manifestacao = 'O sindicato acompanha o pedido e junta os documentos solicitados.';
    await office.act(juridico, 'processos', 'manifestar', { ...(await now()), manifestacao });
  }
  if (n % 4 === 2) await office.act(juridico, 'processos', 'encerrar', await now());
  if (n % 8 === 2) await office.act(juridico, 'processos', 'reabrir', await now());
  if (n % 12 === 7) await office.act(juridico, 'processos', 'excluir', await now());
}

async function registra(ctx: DemoContext, random: Random, n: number): Promise<void> {
  const { office, person, on, desde, meses } = ctx;
  const juridico = person('juridico');
  const dados = novo(random, ctx, n);
  const indeterminado = 'filiadosIndeterminados' in dados;
  const filiados = indeterminado
    ? []
    : [
        ctx.idOf('filiados', n === 0 ? 'filiado que entra' : `filiado ${n + 1}`),
        ...(n % 5 === 0 ? outros(ctx, n) : []),
      ];
  const { id } = await office.act(juridico, 'processos', 'create', { ...dados, filiados });
  ctx.keep('processos', `processo ${n + 1}`, id);
  for (const [m, [titulo, descricao]] of EVENTOS.slice(0, n % 5).entries()) {
    const data = addDays(desde, Math.floor((m * meses * 28) / EVENTOS.length));
    on(data, '11:00', async () => {
      await office.act(juridico, 'processos', 'createEvento', { id, titulo, descricao, data, comunicado: m % 2 === 0 });
    });
  }
  const fim = addDays(desde, Math.max(1, meses * 28 - (n % 20) - 1));
  if (n % 3 === 0) {
    on(fim, '15:10', async () => {
      await office.act(juridico, 'processos', 'comentar', { id, comentario: 'Conferir os cálculos com o contador.' });
    });
  }
  on(fim, '16:00', () => acontece(ctx, id, n));
}

const outros = ({ idOf }: DemoContext, n: number) => [2, 3, 4, 5].map((m) => idOf('filiados', `filiado ${n + m}`));

export const processosDemo: DemoPart = {
  after: ['escritorios', 'objetosProcesso', 'filiados', 'meuPerfil'],
  async seed(ctx) {
    const { office, person, idOf, meses } = ctx;
    const random = ctx.random.fork('processos');
    const gestor = person('gestor_sistema');
    const { usuarioId: id } = person('escritorio_juridico');
    const { versao } = await office.act(gestor, 'usuarios', 'get', { id });
    const escritorios = [idOf('escritorios', 'Meireles Advogados Associados')];
    await office.act(gestor, 'usuarios', 'update', { id, versao, escritorios });
    for (let n = 0; n < (meses < 12 ? POUCOS : QUANTOS); n += 1) await registra(ctx, random, n);
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('processosJuridicos')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} processos`;
  },
};
