import { describe, expect, it } from 'vitest';
import { expectNoViolations, type Handlers, openAt, pageOf, screen, within } from '#platform/testing/index.ts';
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
  it('tells who it is, its offices and contacts; says that there are no documents; leads back to the list as it was', async () => {
    await open(`${PERFIL}?partido=PSB`);
    expect(await screen.findByRole('heading', { name: 'Lígia Montenegro' })).toBeDefined();
    expect(screen.getByText('Senadora · 2023 a 2031 · Colégio eleitoral: Pernambuco')).toBeDefined();
    expect(screen.getByText(/\(14\/02\/1972\) · Última atualização: 18\/11\/2026/)).toBeDefined();
    expect(screen.getByText('Nao ha arquivos para essa autoridade')).toBeDefined();
    expect(screen.getByRole('link', { name: '(61) 3303-2182' })).toBeDefined();
    const back = screen.getByRole('link', { name: 'Perfis de autoridades' });
    expect(back.getAttribute('href')).toBe('/Autoridades?partido=PSB');
    await expectNoViolations();
  });

  it('folds its sections and only names what is empty', async () => {
    const { user } = await open(PERFIL, { get: () => autoridade({ almaMater: 'UFPE', biografia: 'Auditora.' }) });
    expect(await screen.findByText('Auditora.')).toBeDefined();
    expect(screen.queryByText('UFPE')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Formação e vida profissional.*1 campo preenchido/ }));
    expect(screen.getByText('UFPE')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Atuação e votações/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Campos não preenchidos/ }));
    expect(screen.getByText(/Histórico de votação/)).toBeDefined();
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
    await user.click(deputada as HTMLElement);
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
    expect(Object.keys(asked('autoridades.update')[0] as object).toSorted()).toEqual(['cargos', 'id', 'versao']);
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
