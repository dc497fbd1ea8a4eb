/**
 * Dependents of the fictional union's members: most have some, up to four; a few with their papers, one changed and one deleted.
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { type DemoContext, type DemoPart, fewAtOnce, makeCpf, makePdf, pdfName, type Random } from '#demo/index.ts';

const NOMES = [
  'Ana Clara',
  'Pedro Henrique',
  'Beatriz',
  'Lucas',
  'Helena',
  'Miguel',
  'Laura',
  'Davi',
  'Cecília',
  'Otávio',
];
const FAMILIA = [
  { parentesco: 'Filho(a)', de: 1, ate: 30 },
  { parentesco: 'Filho(a)', de: 1, ate: 30 },
  { parentesco: 'Cônjuge', de: 28, ate: 80 },
  { parentesco: 'Neto(a)', de: 1, ate: 18 },
  { parentesco: 'Mãe', de: 60, ate: 95 },
] as const;

function novo(random: Random, sobrenome: string, n: number, hoje: CalendarDate) {
  const { parentesco, de, ate } = random.pick(FAMILIA);
  return {
    nomeCompleto: `${random.pick(NOMES)} ${sobrenome}`,
    dataNascimento: addDays(hoje, -random.int(de * 365, ate * 365)),
    sexo: random.pick(['Masculino', 'Feminino', 'Feminino', 'Prefiro não responder'] as const),
    parentesco,
    // Small children often have none yet at the desk.
    cpf: n % 4 === 0 ? null : makeCpf(random),
    nomeMae: n % 3 === 0 ? null : `Maria ${sobrenome}`,
  };
}

async function everyFiliado({ office, person }: DemoContext) {
  const found = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens } = await office.act(person('gestor_usuario'), 'filiados', 'list', { pagina, porPagina: 100 });
    found.push(...itens);
    if (itens.length < 100) return found;
  }
}

export const dependentesDemo: DemoPart = {
  after: ['filiados'],
  async seed(ctx) {
    const { office, idOf, on, keep } = ctx;
    const gestora = ctx.person('gestor_usuario');
    const random = ctx.random.fork('dependentes');
    const itens = await everyFiliado(ctx);
    const planned = itens.flatMap(({ id, nomeCompleto }) => {
      const sobrenome = nomeCompleto.split(' ').at(-1) ?? nomeCompleto;
      const quantos = random.pick([0, 1, 1, 2, 2, 3, 4] as const);
      return Array.from({ length: quantos }, (_, n) => ({
        filiado: id,
        ...novo(random, sobrenome, n, ctx.desde),
      }));
    });
    const ids: string[] = [];
    await fewAtOnce(planned, async (dados) => {
      ids.push((await office.act(gestora, 'dependentes', 'create', dados)).id);
    });
    const first = idOf('filiados', 'filiado 1');
    const conhecido = await office.act(gestora, 'dependentes', 'create', {
      ...{ filiado: first, nomeCompleto: 'Teresa de Andrade Demonstração', dataNascimento: '2012-04-19' },
      ...{ parentesco: 'Neto(a)', sexo: 'Feminino', cpf: makeCpf(random), nomeMae: 'Clara de Andrade' },
    });
    keep('dependentes', 'dependente 1', conhecido.id);
    const comPapel = [conhecido.id, ...ids.slice(0, 9)];
    for (const [n, id] of comPapel.entries()) {
      const nome = pdfName(`certidão de nascimento ${n + 1}`);
      const anexo = await office.upload(gestora, 'dependentes', nome, makePdf('Certidão de nascimento', ['Cópia.']));
      const { versao } = await office.act(gestora, 'dependentes', 'get', { id });
      await office.act(gestora, 'dependentes', 'anexar', { id, versao, anexos: [anexo] });
    }
    on(ctx.ontem, '10:05', async () => {
      const { id, versao } = await office.act(gestora, 'dependentes', 'get', { id: conhecido.id });
      await office.act(gestora, 'dependentes', 'update', { id, versao, nomeMae: 'Clara de Andrade Lima' });
    });
  },
};
