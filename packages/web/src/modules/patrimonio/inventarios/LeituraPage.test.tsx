import { inventariosErrors } from '@sede/domain/modules/patrimonio/inventarios';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNoViolations, type Handlers, openAt, screen, waitFor, within } from '#platform/testing/index.ts';
import { escopo, leitura, noEscopo } from '../patrimonio.inventarios-for-tests.ts';
import { inventariosModule } from './inventarios.routes.tsx';

const ESCOPO = escopo({
  bens: [
    noEscopo(1),
    noEscopo(2, { saida: { com: 'Marina Alves', previsao: '2026-12-02' }, tipo: 'Tablet' }),
    noEscopo(3, { setor: 'Jurídico', tipo: 'Celular' }),
  ],
});
const SEM_REDE = new TypeError('Failed to fetch');

const open = (inventarios: Handlers['inventarios'] = {}) =>
  openAt(`/patrimonio/inventarios/${ESCOPO.id}/leitura`, inventariosModule.routes, {
    as: ['patrimonio'],
    phone: true,
    contract: {
      inventarios: {
        escopo: () => ESCOPO,
        leituras: () => ({ itens: [], ate: ESCOPO.ate, encerradoEm: null }),
        ler: ({ chave, bem, numero, setor, estado, nota, lidoEm }) => {
          const dele = ESCOPO.bens.find((um) => um.id === bem) ?? null;
          return {
            chave,
            repetida: false,
            leitura: leitura(1, {
              ...{ chave, bem: bem ?? null, numero: dele?.numero ?? numero ?? '', tipo: dele?.tipo ?? null, lidoEm },
              ...{ setor: setor ?? null, estado: estado ?? null, nota: nota ?? null, minha: true, lidoPor: 'Ana Lima' },
              resultado: dele ? 'encontrado' : 'desconhecido',
            }),
          };
        },
        ...inventarios,
      },
    },
  });
type Pessoa = Awaited<ReturnType<typeof open>>['user'];

async function digita(user: Pessoa, numero: string) {
  await user.click(screen.getByRole('button', { name: 'Digitar número' }));
  const painel = await screen.findByRole('dialog', { name: 'Digitar número' });
  await user.type(within(painel).getByLabelText('Nº de patrimônio'), `${numero}{Enter}`);
}
const cartao = () => screen.findByRole('region', { name: 'Última leitura' });
const lista = () => screen.findByRole('list', { name: 'Leituras' });

/** A camera that sees one text after the other, with the browser's own detector. */
function fakeCamera(textos: readonly string[], torch = false) {
  const constraints = vi.fn(async () => undefined);
  const track = { stop: vi.fn(), getCapabilities: () => ({ torch }), applyConstraints: constraints };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = vi.fn(async () => stream);
  vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: { getUserMedia } } }));
  let next = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        const texto = textos[Math.min(next++, textos.length - 1)];
        return texto ? [{ rawValue: texto }] : [];
      };
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  return { track, constraints };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a typed number is told at once, with its state and note, and sent', async () => {
  const { user, asked } = await open();
  await screen.findByRole('button', { name: 'Faltam 3' });
  await digita(user, '1');
  expect((await cartao()).textContent).toMatch(/000001 · Notebook.*Encontrado/);
  await user.click(within(await cartao()).getByRole('button', { name: 'Ruim' }));
  await user.click(within(await cartao()).getByRole('button', { name: 'Nota' }));
  await user.type(within(await cartao()).getByLabelText('Nota'), 'Tela riscada');
  await user.tab();
  await waitFor(() =>
    expect(asked('inventarios.ler').at(-1)).toMatchObject({ estado: 'Ruim', nota: 'Tela riscada', setor: null }),
  );
  const chaves = asked('inventarios.ler').map((um) => (um as { chave: string }).chave);
  expect(new Set(chaves).size).toBe(1);
  await screen.findByRole('button', { name: 'Faltam 2' });
  await expectNoViolations();
});

it('in a chosen sector tells what is of another, what is out and what is still to be read', async () => {
  const { user } = await open({
    ler: ({ chave, setor }) => ({
      chave,
      repetida: false,
      leitura: leitura(3, {
        chave,
        setor: setor ?? null,
        esperado: 'Jurídico',
        resultado: 'em_outro_setor',
        minha: true,
      }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Trocar setor' }));
  await user.click(await screen.findByRole('button', { name: 'Comunicação' }));
  await screen.findByRole('button', { name: 'Faltam 2' });
  await digita(user, '000003');
  expect((await cartao()).textContent).toMatch(/Em outro setor/);
  expect((await lista()).textContent).toMatch(/000003.*Setor: Jurídico.*000002.*Com Marina Alves até 02\/12.*Fora/);
  await user.click(screen.getByRole('button', { name: 'Faltam 2' }));
  expect((await screen.findByRole('list', { name: 'Faltam 2' })).textContent).toMatch(/000001.*000002/);
});

it('a second scanner learns who read it and when, and changes nothing', async () => {
  const { user } = await open({
    ler: ({ chave }) => ({
      chave,
      repetida: true,
      leitura: leitura(1, { lidoPor: 'Edson', lidoEm: '2026-11-14T13:12:00.000Z' }),
    }),
  });
  await screen.findByRole('button', { name: 'Faltam 3' });
  await digita(user, '000001');
  await waitFor(async () => expect((await cartao()).textContent).toMatch(/Lido por Edson, 10h12/));
  expect(within(await cartao()).queryByRole('button', { name: 'Bom' })).toBeNull();
});

it('without a network readings wait, are counted, and go together when it is back', async () => {
  let rede = false;
  const { user, asked } = await open({
    ler: () => {
      throw SEM_REDE;
    },
    lerVarias: ({ leituras }) => ({
      itens: leituras.map(({ chave, bem }) => ({
        chave,
        repetida: false,
        leitura: leitura(1, { chave, bem: bem ?? null, minha: true }),
      })),
    }),
  });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => (rede ? real(...args) : Promise.reject(SEM_REDE)));
  await screen.findByRole('button', { name: 'Faltam 3' });
  await digita(user, '1');
  await screen.findByText('Sem rede: 1 leitura guardada neste celular');
  await digita(user, '3');
  await screen.findByText('Sem rede: 2 leituras guardadas neste celular');
  expect(asked('inventarios.ler')).toEqual([]);
  rede = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked('inventarios.lerVarias')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Sem rede/)).toBeNull());
  expect((asked('inventarios.lerVarias')[0] as { leituras: unknown[] }).leituras).toHaveLength(2);
});

it('what comes after the end is refused by the inventory’s name, and stays on the phone', async () => {
  const values = { nome: 'Inventário anual 2026', em: '2026-11-20T15:00:00.000Z', por: 'Paula' };
  const { user } = await open({
    ler: () => {
      throw inventariosErrors.encerrado({ values });
    },
  });
  await screen.findByRole('button', { name: 'Faltam 3' });
  await digita(user, '1');
  await screen.findByText(/^1 leitura recusada: O inventário 'Inventário anual 2026' foi encerrado por Paula em 20/);
});

it('the camera reads a label once, by its address, and lights its torch', async () => {
  const endereco = `https://sede.example.org/patrimonio/bens/${ESCOPO.bens[0]?.id}`;
  const { constraints } = fakeCamera(['', endereco, endereco, endereco], true);
  const { user, asked, unmount } = await open();
  expect((await cartao()).textContent).toMatch(/000001/);
  await waitFor(() => expect(asked('inventarios.ler')).toHaveLength(1));
  expect(asked('inventarios.ler')[0]).toMatchObject({ bem: ESCOPO.bens[0]?.id, numero: null });
  await user.click(screen.getByRole('button', { name: 'Lanterna' }));
  expect(constraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  unmount();
});

it('without a camera says that numbers are typed', async () => {
  await open();
  await screen.findByText('A câmera não pode ser usada: digite o número da etiqueta.');
});
