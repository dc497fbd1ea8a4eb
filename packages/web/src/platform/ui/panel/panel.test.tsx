import { platformErrors } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { documento } from '#modules/financeiro/documentos/documento-for-tests.ts';
import { documentosModule } from '#modules/financeiro/documentos/documentos.routes.tsx';
import { funcionario } from '#modules/financeiro/funcionarios/funcionario-for-tests.ts';
import { funcionariosModule } from '#modules/financeiro/funcionarios/funcionarios.routes.tsx';
import { invalidateModules } from '#platform/api/index.ts';
import {
  choose,
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { readVisits } from '#platform/visits/index.ts';

/** Who sits in front of the screen. */
const EU = '0198c0de-0000-7000-8000-0000000000aa';

/** The panel that reads a record beside its list, by the register of employees. Twelve: a page, and two more. */
const PAGE = 10;
const ALL = Array.from({ length: 12 }, (_, i) => funcionario(i + 1));
const byId = (id: string) => {
  const found = ALL.find((one) => one.id === id);
  if (!found) throw platformErrors.nao_encontrado();
  return found;
};
const ALVARA = documento();
/** One record alone where it is asked for. */
const list: NonNullable<Handlers['funcionarios']>['list'] = ({ pagina, apenas }) =>
  apenas
    ? pageOf(ALL.filter(({ id }) => id === apenas))
    : { ...pageOf(ALL.slice((pagina - 1) * PAGE, pagina * PAGE)), total: ALL.length };

const openList = (funcionarios: Handlers['funcionarios'] = {}, search = '', as = ['gestor_funcionarios'] as const) =>
  openAt(`/funcionarios${search}`, funcionariosModule.routes, {
    as: [...as],
    contract: {
      funcionarios: { list, get: ({ id }) => byId(id), reading: ({ id }) => readingOf(byId(id)), ...funcionarios },
    },
  });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`${name.trim()}\\b`) });
const panelOf = (name: string) => screen.findByRole('complementary', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('complementary', { name })).toBeNull());

it('notices are told how much of the window the acts below it take, while it is there', async () => {
  const taken = () => document.documentElement.style.getPropertyValue('--panel-foot');
  const { user } = await openList({});
  await user.click(await row('Pessoa 1'));
  const panel = await panelOf('Pessoa 1');
  await within(panel).findByRole('button', { name: 'Editar' });
  expect(taken()).toMatch(/^\d+px$/);
  await user.click(within(panel).getByRole('button', { name: 'Fechar' }));
  await gone('Pessoa 1');
  expect(taken()).toBe('');
});

it('a row is read beside the list by one request: linkable, its place told, the focus stays in the list', async () => {
  const { user, asked } = await openList({});
  await user.click(await row('Pessoa 1'));
  const panel = await panelOf('Pessoa 1');
  await within(panel).findByText('p1@sindicato.org');
  expect(window.location.search).toBe(`?registro=${funcionario(1).id}`);
  expect(panel.textContent).toContain('1 de 12 no filtro');
  expect((await row('Pessoa 1')).getAttribute('aria-current')).toBe('true');
  expect(asked('funcionarios.reading')).toHaveLength(1);
  expect(asked('funcionarios.get')).toEqual([]);
  expect(asked('funcionarios.history')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectNoViolations();
});

it('the panel follows the arrows, Enter goes on into it, Escape closes it and the focus is on the row', async () => {
  const { user, asked } = await openList();
  const first = await row('Pessoa 1');
  first.focus();
  await user.keyboard('{Enter}');
  await within(await panelOf('Pessoa 1')).findByText('p1@sindicato.org');
  await user.keyboard('{ArrowDown}');
  const second = await panelOf('Pessoa 2');
  await within(second).findByText('p2@sindicato.org');
  expect(document.activeElement).toBe(await row('Pessoa 2'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('{Escape}');
  await gone('Pessoa 2');
  await waitFor(async () => expect(document.activeElement).toBe(await row('Pessoa 2')));
  expect(window.location.search).toBe('');
  expect(asked('funcionarios.reading')).toEqual([{ id: funcionario(1).id }, { id: funcionario(2).id }]);
});

it('what was read is among what was opened lately, under its own address: without the filter it was found by', async () => {
  const { user } = await openList({}, '?ordem=nome&busca=pessoa');
  await user.click(await row('Pessoa 2'));
  await within(await panelOf('Pessoa 2')).findByText('p2@sindicato.org');
  await waitFor(
    () =>
      expect(readVisits(EU)[0]).toMatchObject({ label: 'Pessoa 2', to: `/funcionarios?registro=${funcionario(2).id}` }),
    { timeout: 5_000 },
  );
});

it('‹ and › go on over the ends of a page; Back closes the panel at once', async () => {
  const { user } = await openList();
  await user.click(await row('Pessoa 10'));
  const panel = await panelOf('Pessoa 10');
  await waitFor(() => expect(panel.textContent).toContain('10 de 12 no filtro'));
  await user.click(within(panel).getByRole('button', { name: 'Próximo' }));
  await panelOf('Pessoa 11');
  await row('Pessoa 12');
  await user.keyboard('k');
  await panelOf('Pessoa 10');
  await row('Pessoa 1');
  await user.keyboard('jjj');
  const last = await panelOf('Pessoa 12');
  expect(within(last).getByRole('button', { name: 'Próximo' }).getAttribute('aria-disabled')).toBe('true');
  window.history.back();
  await gone('Pessoa 12');
});

it('E opens the form at an address of its own; saved, the panel is shown again', async () => {
  let saved = funcionario(1);
  const { user } = await openList({
    reading: () => readingOf(saved),
    update: (changes) => {
      saved = { ...saved, ...changes, versao: 2 };
      return saved;
    },
  });
  await user.click(await row('Pessoa 1'));
  await within(await panelOf('Pessoa 1')).findByText('p1@sindicato.org');
  await user.keyboard('e');
  const drawer = await screen.findByRole('dialog', { name: 'Editar funcionário' });
  expect(window.location.search).toBe(`?registro=${funcionario(1).id}&editar=1`);
  expect(fieldOf(drawer, 'Nome').value).toBe('Pessoa 1');
  await fill(user, drawer, 'E-mail', 'novo@sindicato.org');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe(`?registro=${funcionario(1).id}`);
  await within(await panelOf('Pessoa 1')).findByText('novo@sindicato.org');
});

it('whoever may only read gets the same panel without what changes the record', async () => {
  await openAt(`/financial/documentos?registro=${ALVARA.id}`, documentosModule.routes, {
    as: ['visualizador_financeiro'],
    contract: { documentos: { list: () => pageOf([ALVARA]), reading: () => readingOf(ALVARA) } },
  });
  const panel = await panelOf('Alvará');
  await within(panel).findByRole('link', { name: 'alvara.pdf' });
  expect(within(panel).queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(within(panel).queryByRole('button', { name: 'Mais ações' })).toBeNull();
});

it('a link to a record that is not there says so beside the list; one removed while it is read, too', async () => {
  let there = true;
  const { user } = await openList(
    {
      reading: ({ id }) => {
        if (!there || id === funcionario(99).id) throw platformErrors.nao_encontrado();
        return readingOf(byId(id));
      },
    },
    `?registro=${funcionario(99).id}`,
  );
  await within(await panelOf('Registro')).findByText(/^Este registro foi excluído/);
  await screen.findByText('Fora do filtro');
  await user.click(await row('Pessoa 1'));
  const panel = await panelOf('Pessoa 1');
  await within(panel).findByRole('button', { name: 'Editar' });
  there = false;
  void invalidateModules(['funcionarios']);
  expect((await within(panel).findByRole('alert')).textContent).toMatch(/^Este registro foi excluído/);
  expect(within(panel).queryByRole('button', { name: 'Editar' })).toBeNull();
  await expectNoViolations();
});

it('the newest of the history stands in the panel, all of it at one press, a page at a time and by kind', async () => {
  const entry = (id: number, feito: string) => ({
    id,
    em: `2026-${String(id + 1).padStart(2, '0')}-03T12:00:00.000Z`,
    por: 'Olívia Prado',
    acao: 'alterar' as const,
    tipo: 'alteracoes' as const,
    feito,
    operacao: null,
    motivo: null,
    mudancas: [{ campo: 'uf', rotulo: 'UF', de: 'GO', para: feito }],
  });
  const { user, asked } = await openList({
    reading: ({ id }) => ({
      registro: byId(id),
      historico: { itens: [entry(9, 'DF')], total: 2, proximo: 9 },
    }),
    history: ({ antes, tipo }) =>
      tipo === 'anexos'
        ? { itens: [], total: 0, proximo: null }
        : antes === undefined
          ? { itens: [entry(9, 'DF')], total: 2, proximo: 9 }
          : { itens: [entry(3, 'MG')], total: 1, proximo: null },
  });
  await user.click(await row('Pessoa 1'));
  const panel = await panelOf('Pessoa 1');
  await within(panel).findByText('UF GO → DF');
  await user.click(within(panel).getByRole('button', { name: 'ver tudo' }));
  await within(panel).findByRole('heading', { name: 'outubro de 2026' });
  await user.click(within(panel).getByRole('button', { name: 'Mostrar anteriores (1)' }));
  await within(panel).findByText('UF GO → MG');
  within(panel).getByRole('heading', { name: 'abril de 2026' });
  await expectNoViolations();
  await user.click(within(panel).getByRole('radio', { name: 'Anexos' }));
  await within(panel).findByText('Nada deste tipo no histórico.');
  expect(asked('funcionarios.history')).toMatchObject([{}, { antes: 9 }, { tipo: 'anexos' }]);
});

it('what is saved outside the open filter is told, and one press shows it; what the list shows is not', async () => {
  const nova = funcionario(50, { nome: 'Pessoa 50', uf: 'GO' });
  let hidden = true;
  const { user } = await openList(
    {
      list: (input) => (input.apenas === nova.id && !hidden ? pageOf([nova]) : list(input)),
      create: () => nova,
      update: (changes) => ({ ...funcionario(1), ...changes, versao: 2 }),
      reading: ({ id }) => readingOf(id === nova.id ? nova : byId(id)),
    },
    '?uf=DF',
  );
  const cadastrar = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cadastrar funcionário' }));
    const drawer = await screen.findByRole('dialog', { name: 'Cadastrar funcionário' });
    await fill(user, drawer, 'Nome', 'Pessoa 50');
    await fill(user, drawer, 'CPF', '52998224725');
    await fill(user, drawer, 'Data de nascimento', '31011990');
    await fill(user, drawer, 'Celular', '61999998888');
    await fill(user, drawer, 'E-mail', 'p50@sindicato.org');
    await choose(user, drawer, 'UF', 'GO');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const told = 'O registro foi salvo, mas está fora da busca e dos filtros desta lista.';
  await cadastrar();
  const notice = await findNotice(told);
  await user.click(within(there(notice.parentElement)).getByRole('button', { name: 'Ver' }));
  await panelOf('Pessoa 50');
  await user.keyboard('{Escape}');
  await gone('Pessoa 50');
  hidden = false;
  await cadastrar();
  await findNotice('Funcionario salvo com sucesso!');
  expect(screen.queryByText(told)).toBeNull();
});

it('the menu of a row opens its form; given up, the record is read', async () => {
  const { user } = await openList();
  await rowMenu(user, 'Pessoa 2', 'Editar');
  await screen.findByRole('dialog', { name: 'Editar funcionário' });
  await user.keyboard('{Escape}');
  await panelOf('Pessoa 2');
});
