import { platformErrors } from '@sede/domain/kernel';
import { describe, expect, it, vi } from 'vitest';
import {
  answerSends,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  screen,
  there,
  within,
} from '#platform/testing/index.ts';
import { autoridade } from './autoridade-for-tests.ts';
import { autoridadesModule } from './autoridades.routes.tsx';

const LISTAS = { partidos: ['PSB', 'PT'], religioes: ['Outra'] };
const FOTO = '01939e2b-7c00-7000-8000-0000000000f0';

const open = (
  path: string,
  autoridades: Handlers['autoridades'] = {},
  roles: ('autoridades' | 'gestor_sistema')[] = ['autoridades'],
) =>
  openAt(path, autoridadesModule.routes, {
    as: roles,
    contract: {
      temas: { daAutoridade: () => ({ itens: [] }) },
      autoridades: { list: () => pageOf([autoridade()]), get: () => autoridade(), ...autoridades },
      configuracoes: { listas: () => ({ habilitadas: LISTAS, desabilitadas: { partidos: ['PFL'] } }) },
    },
  });

const ID = autoridade().id;
const PERFIL = `/Autoridades/${ID}`;

describe('the list', () => {
  it('has the text’s title and columns: photo or initials, name with the current office, age, party, mandate', async () => {
    await open('/Autoridades', {
      list: () =>
        pageOf([
          autoridade(),
          autoridade({
            ...{ id: '01939e2b-7c00-7000-8000-000000000002', nomePolitico: 'Odair Figueira', dataNascimento: null },
            ...{
              fotoId: FOTO,
              miniaturaId: FOTO,
              idadeInformada: 58,
              idadeAno: 2022,
              exerceMandato: false,
              cargoAtual: null,
            },
          }),
        ]),
    });
    expect(await screen.findByRole('heading', { name: 'PERFIS DE AUTORIDADES' })).toBeDefined();
    const ligia = await screen.findByRole('row', { name: /Lígia Montenegro/ });
    for (const text of ['LM', 'Senadora', 'PSB', 'Sim']) expect(within(ligia).getByText(text)).toBeDefined();
    expect(within(ligia).getByRole('link', { name: 'Lígia Montenegro' }).getAttribute('href')).toBe(PERFIL);
    const odair = screen.getByRole('row', { name: /Odair/ });
    expect(within(odair).getByText('58 anos (informada em 2022)')).toBeDefined();
    expect(odair.querySelector('img')?.getAttribute('src')).toContain(`foto?miniatura=sim&de=${FOTO}`);
    expect(screen.getByRole('button', { name: 'Inserir novo perfil' })).toBeDefined();
    await expectNoViolations();
  });

  it('asks what its address filters by', async () => {
    const { asked } = await open('/Autoridades?partido=PT&mandato=sim');
    await screen.findByRole('row', { name: /Lígia/ });
    expect(asked('autoridades.list')).toMatchObject([
      { partido: ['PT'], mandato: true, ordem: [{ campo: 'nomePolitico', desc: false }] },
    ]);
  });
});

describe('a profile', () => {
  it('tells who it is, its offices and contacts; says that there are no documents', async () => {
    await open(PERFIL);
    expect(await screen.findByRole('heading', { name: 'Lígia Montenegro' })).toBeDefined();
    expect(screen.getByText('Senadora · 2023 a 2031 · Colégio eleitoral: Pernambuco')).toBeDefined();
    expect(screen.getByText(/\(14\/02\/1972\) · Última atualização: 18\/11\/2026/)).toBeDefined();
    expect(screen.getByText('Nao ha arquivos para essa autoridade')).toBeDefined();
    expect(screen.getByRole('link', { name: '(61) 3303-2182' })).toBeDefined();
    await expectNoViolations();
  });

  it('folds its sections and only names what is empty', async () => {
    const { user } = await open(PERFIL, { get: () => autoridade({ almaMater: 'UFPE', biografia: 'Auditora.' }) });
    expect(await screen.findByText('Auditora.')).toBeDefined();
    const dobra = screen.getByRole('button', { name: /Formação e vida profissional/ });
    expect(dobra.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('UFPE').closest('[hidden]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /Formação e vida profissional.*1 campo preenchido/ }));
    expect(screen.getByText('UFPE').closest('[hidden]')).toBeNull();
    expect(screen.queryByRole('button', { name: /Atuação e votações/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Campos não preenchidos/ }));
    expect(screen.getByText(/Histórico de votação/)).toBeDefined();
  });

  it('is printed, without what is sensitive, and its history stands behind a button', async () => {
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    const { user } = await open(PERFIL, {
      get: () => autoridade({ almaMater: 'UFPE' }),
      history: () => historyOf([]),
    });
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(printed).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    const onPaper = (name: RegExp) => screen.getByRole('button', { name }).closest('.no-print') === null;
    expect([/Formação/, /Dados sensíveis/, /Campos não preenchidos/].map(onPaper)).toEqual([true, false, false]);
    await user.click(screen.getByRole('button', { name: 'Histórico' }));
    expect(await screen.findByRole('dialog', { name: 'Histórico de Lígia Montenegro' })).toBeDefined();
  });

  it('whatever its texts say, nothing of them becomes an address; an e-mail or a telephone that is none neither', async () => {
    const mal = 'javascript:alert(1)';
    const { user } = await open(PERFIL, {
      get: () =>
        autoridade({
          redesSociais: mal,
          noticias: `<a href="${mal}">leia</a> ${mal}`,
          emailPrimario: mal,
          telSecundario: 'ramal 12',
        }),
    });
    expect(await screen.findAllByText(mal)).toHaveLength(2);
    expect(screen.getByText('ramal 12').closest('a')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Notícias/ }));
    expect(screen.getByText(/leia/).textContent).toContain('<a href=');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((href) => href.includes('javascript'))).toEqual([]);
  });

  it('reads what is sensitive only when it is asked for', async () => {
    const { user, asked } = await open(PERFIL, {
      completa: () => ({ ...autoridade(), religiao: 'Espírita', parentesco: 'Cunhada do diretor' }),
    });
    await user.click(await screen.findByRole('button', { name: /Dados sensíveis/ }));
    expect(asked('autoridades.completa')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mostrar dados sensíveis' }));
    expect(await screen.findByText('Cunhada do diretor')).toBeDefined();
    expect(asked('autoridades.completa')).toEqual([{ id: ID }]);
  });
});

describe('the form', () => {
  const openForm = async (handlers: Handlers['autoridades'] = {}) => {
    const opened = await open(`${PERFIL}?editar=1`, {
      completa: () => ({ ...autoridade(), religiao: null, parentesco: null }),
      ...handlers,
    });
    await screen.findByRole('dialog', { name: 'Editar perfil' });
    return opened;
  };

  it('ticking another current office unticks the first; only what changed is sent', async () => {
    const { user, asked } = await openForm({ update: () => autoridade({ versao: 4 }) });
    const [senadora, deputada] = ['Senadora: atual', 'Deputada federal: atual'].map((name) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name }),
    );
    await user.click(there(deputada));
    expect([senadora?.checked, deputada?.checked]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Politico salvo com sucesso!')).toBeDefined();
    expect(asked('autoridades.update')).toMatchObject([
      {
        id: ID,
        versao: 3,
        cargos: [
          { id: '01939e2b-7c00-7000-8000-0000000000c1', atual: false },
          { id: '01939e2b-7c00-7000-8000-0000000000c2', atual: true },
        ],
      },
    ]);
    expect(Object.keys(Object(asked('autoridades.update')[0])).toSorted()).toEqual(['cargos', 'id', 'versao']);
  });

  it('saved by two people: the second is asked about what both changed, also of what is sensitive, and of nothing else', async () => {
    const FOTO_DELA = { fotoId: FOTO, miniaturaId: FOTO };
    const antes = { ...autoridade(), religiao: null, parentesco: 'Prima' };
    const agora = { ...antes, versao: 4, parentesco: 'Prima da presidente', almaMater: 'UFPE', ...FOTO_DELA };
    let salvos = 0;
    const { user, asked } = await openForm({
      completa: () => (salvos === 0 ? antes : agora),
      update: () => {
        salvos += 1;
        const { religiao: _, parentesco: __, ...lida } = agora;
        if (salvos === 1)
          throw platformErrors.versao_conflito({
            values: { nome: 'Marina', hora: '12:00' },
            data: { versao: 4, por: 'Marina', em: '2026-11-20T15:00:00.000Z', atual: lida },
          });
        return autoridade({ versao: 5 });
      },
    });
    const form = screen.getByRole('dialog', { name: 'Editar perfil' });
    await fill(user, form, 'Parentesco', 'Cunhada');
    await user.click(screen.getByRole('checkbox', { name: 'Deputada federal: atual' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const question = await screen.findByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
    expect(
      within(question)
        .getAllByRole('group')
        .map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['Parentesco']);
    expect(within(question).getByText('Prima da presidente')).toBeDefined();
    expect(within(question).getByText(/Também foi alterado, e fica: Alma mater, Foto\./)).toBeDefined();
    await user.click(within(question).getByRole('radio', { name: /O que eu digitei/ }));
    await user.click(within(question).getByRole('button', { name: 'Salvar com estas escolhas' }));
    await findNotice('Politico salvo com sucesso!');
    const [, segundo] = asked('autoridades.update') as object[]; // inputs are
    expect(segundo).toMatchObject({ versao: 4, parentesco: 'Cunhada' });
    expect(Object.keys(segundo ?? {}).toSorted()).toEqual(['cargos', 'id', 'parentesco', 'versao']);
  });

  it('a photo is sent at once and named by the save, both squares of it', async () => {
    const sent = answerSends(() => ({ body: { fotoId: FOTO, miniaturaId: FOTO } }));
    const { user, asked } = await openForm({ update: () => autoridade({ versao: 4 }) });
    const photo = new File([new Uint8Array(9)], 'foto.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Foto', { selector: 'input' }), photo);
    expect((await screen.findByRole('img', { name: 'Foto escolhida' })).getAttribute('src')).toContain(FOTO);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await findNotice('Politico salvo com sucesso!');
    expect(sent.map(({ path }) => path)).toEqual(['/api/autoridades/foto']);
    expect(asked('autoridades.update')).toEqual([{ id: ID, versao: 3, foto: { fotoId: FOTO, miniaturaId: FOTO } }]);
  });

  it('a photo for which the disk has no room is told with its reason, and the form stays as it was', async () => {
    const { code, message } = platformErrors.sem_espaco_anexos();
    answerSends(() => ({ status: 507, body: { code, message } }));
    const { user } = await openForm();
    const photo = new File([new Uint8Array(9)], 'foto.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Foto', { selector: 'input' }), photo);
    expect(await screen.findByText(message)).toBeDefined();
    await findNotice('Erro ao fazer upload. Tente novamente.');
    expect(screen.getByText('Sem foto')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
  });

  it('says what is missing in the text’s words, and an e-mail’s error', async () => {
    const { user } = await openForm();
    await user.clear(screen.getByRole('textbox', { name: /Nome político/ }));
    await user.type(screen.getByRole('textbox', { name: /E-mail principal/ }), 'ligia');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText(/Campo obrigatorio/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Email inválido/).length).toBeGreaterThan(0);
  });

  it('takes no photo of more than 5 MB', async () => {
    const { user } = await openForm();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Foto', { selector: 'input' }), large);
    expect(await screen.findByText('O arquivo passa do limite de 5 MB.')).toBeDefined();
  });
});

it.each([
  [['autoridades'], false],
  [['autoridades', 'gestor_sistema'], true],
] as const)('with %j the deletion is offered: %s', async (roles, offered) => {
  const { user } = await open('/Autoridades', {}, [...roles]);
  const row = await screen.findByRole('row', { name: /Lígia/ });
  await user.click(within(row).getByRole('button', { name: 'Ações de Lígia Montenegro' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent).join(' ');
  expect(entries.includes('Excluir')).toBe(offered);
});
