import { platformErrors } from '@sede/domain/kernel';
import { inventariosErrors } from '@sede/domain/modules/patrimonio/inventarios';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoViolations, type Handlers, openAt, screen, waitFor, within } from '#platform/testing/index.ts';
import { escopo, leitura, noEscopo } from '../patrimonio.inventarios-for-tests.ts';
import { stubDetector } from './camera-for-tests.ts';
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
        leituras: () => ({ itens: [], total: 0, ate: ESCOPO.ate, encerradoEm: null }),
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
  const stops = vi.fn();
  const tracks: (EventTarget & { readyState: string })[] = [];
  const getUserMedia = vi.fn(async () => {
    const track = Object.assign(new EventTarget(), {
      ...{ readyState: 'live', applyConstraints: constraints },
      stop: stops,
      getCapabilities: () => ({ torch }),
    });
    tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  stubDetector(textos);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  /** As a phone does when it is locked; `silent`: without a word. */
  const take = ({ silent = false } = {}) => {
    const track = tracks.at(-1);
    if (!track) throw new Error('no camera was opened');
    track.readyState = 'ended';
    if (!silent) act(() => void track.dispatchEvent(new Event('ended')));
  };
  return { constraints, getUserMedia, stops, take };
}
/** What a browser keeps, as much of its database as is used: keys are lists of words, a range their beginning. */
function fakeBanco() {
  const lojas = new Map<string, Map<string, unknown>>();
  const of = (nome: string) => lojas.get(nome) ?? lojas.set(nome, new Map()).get(nome) ?? new Map<string, unknown>();
  const later = (done: () => unknown) => void setTimeout(done, 0);
  const objectStore = (nome: string) => {
    const loja = of(nome);
    const dentro = (partes: string[]) =>
      [...loja].filter(([chave]) => chave.startsWith(JSON.stringify(partes).slice(0, -1))).map(([, valor]) => valor);
    return {
      put: (valor: unknown, chave: string[]) => ({ result: loja.set(JSON.stringify(chave), valor) }),
      get: (chave: string[]) => ({ result: loja.get(JSON.stringify(chave)) }),
      delete: (chave: string[]) => ({ result: loja.delete(JSON.stringify(chave)) }),
      getAll: (partes: string[]) => ({ result: dentro(partes) }),
      count: (partes: string[]) => ({ result: dentro(partes).length }),
    };
  };
  const transaction = () => {
    const one = { objectStore, oncomplete: () => undefined };
    later(() => one.oncomplete());
    return one;
  };
  vi.stubGlobal('IDBKeyRange', { bound: (de: string[]) => de });
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined };
      later(() => request.onsuccess());
      return request;
    },
  });
}
beforeEach(fakeBanco);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
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
  // As they were sent.
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
  // Of all sectors each says where to look for it.
  await user.click(await screen.findByRole('button', { name: 'Faltam 3' }));
  expect((await screen.findByRole('list', { name: 'Faltam 3' })).textContent).toMatch(
    /000001.*· Comunicação.*000003.*· Jurídico/,
  );
  await user.click(await screen.findByRole('button', { name: 'Trocar setor' }));
  await user.click(await screen.findByRole('button', { name: 'Comunicação' }));
  await screen.findByRole('list', { name: 'Faltam 2' });
  expect(screen.getByRole('list', { name: 'Faltam 2' }).textContent).not.toContain('· Comunicação');
  await user.click(screen.getByRole('button', { name: /^Ver/ }));
  await digita(user, '000003');
  expect((await cartao()).textContent).toMatch(/Em outro setor/);
  expect((await lista()).textContent).toMatch(/000003.*É do setor Jurídico.*000002.*Com Marina Alves até 02\/12.*Fora/);
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
  await screen.findByRole('button', { name: 'Faltam 3' });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => (rede ? real(...args) : Promise.reject(SEM_REDE)));
  await digita(user, '1');
  // Right above the buttons, however far the list goes on.
  const faixa = await screen.findByText('Sem rede: 1 leitura guardada neste celular');
  expect(faixa.parentElement?.nextElementSibling?.tagName).toBe('FOOTER');
  await digita(user, '3');
  await screen.findByText('Sem rede: 2 leituras guardadas neste celular');
  expect(asked('inventarios.ler')).toEqual([]);
  rede = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked('inventarios.lerVarias')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Sem rede/)).toBeNull());
  expect(asked('inventarios.lerVarias')[0]).toHaveProperty('leituras.length', 2);
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
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  const pergunta = await screen.findByRole('dialog', { name: 'Descartar' });
  within(pergunta).getByText('Descartar 1 leitura recusada? Ela não será enviada.');
  await user.click(within(pergunta).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText(/recusada/)).toBeNull());
  await screen.findByRole('button', { name: 'Faltam 3' });
});

it('one bad reading among what waited keeps no good one back, and is told', async () => {
  let rede = false;
  const ruim = (numero: string | null | undefined) => numero === '777';
  const recusa = () => platformErrors.invalido({ campos: { numero: 'No máximo 200 caracteres.' } });
  const { user, asked } = await open({
    ler: ({ chave, bem, numero }) => {
      if (ruim(numero)) throw recusa();
      return { chave, repetida: false, leitura: leitura(1, { chave, bem: bem ?? null, minha: true }) };
    },
    lerVarias: ({ leituras }) => {
      if (leituras.some(({ numero }) => ruim(numero))) throw recusa();
      const itens = leituras.map(({ chave, bem }) => ({
        ...{ chave, repetida: false },
        leitura: leitura(1, { chave, bem: bem ?? null, minha: true }),
      }));
      return { itens };
    },
  });
  await screen.findByRole('button', { name: 'Faltam 3' });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => (rede ? real(...args) : Promise.reject(SEM_REDE)));
  for (const numero of ['1', '777', '3']) await digita(user, numero);
  await screen.findByText('Sem rede: 3 leituras guardadas neste celular');
  rede = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('1 leitura recusada: No máximo 200 caracteres.');
  await screen.findByRole('button', { name: 'Falta 1' });
  expect(asked('inventarios.lerVarias').length + asked('inventarios.ler').length).toBeLessThan(8);
});

it('an own reading is taken back, here and on the server', async () => {
  const dela = leitura(1, { minha: true, lidoPor: 'Ana Lima' });
  const { user, asked } = await open({
    escopo: () => ({ ...ESCOPO, leituras: [dela] }),
    ler: ({ chave }) => ({ chave, repetida: false, leitura: { ...dela, chave } }),
    removerLeitura: () => ({ id: ESCOPO.id }),
  });
  await screen.findByRole('button', { name: 'Faltam 2' });
  await digita(user, '1');
  await waitFor(() => expect(asked('inventarios.ler')).toHaveLength(1));
  await user.click(within(await cartao()).getByRole('button', { name: 'Excluir leitura' }));
  const pergunta = await screen.findByRole('dialog', { name: 'Excluir leitura' });
  await user.click(within(pergunta).getByRole('button', { name: 'Excluir leitura' }));
  await screen.findByRole('button', { name: 'Faltam 3' });
  expect(asked('inventarios.removerLeitura')).toEqual([{ id: ESCOPO.id, leitura: dela.id }]);
});

it('a browser that keeps nothing is told of; the reading goes all the same', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('cheio', 'QuotaExceededError');
    },
  });
  const { user, asked } = await open();
  await screen.findByRole('button', { name: 'Faltam 3' });
  await digita(user, '1');
  await screen.findByText(/^Este navegador não guarda as leituras/);
  await waitFor(() => expect(asked('inventarios.ler')).toHaveLength(1));
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

function see(visibilityState: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const lendo = () => waitFor(() => expect(document.querySelector('[data-ligada="true"]')).not.toBeNull());
const ligar = () => screen.queryByRole('button', { name: 'Ligar a câmera' });

it.each([{ silent: false }, { silent: true }])(
  'a camera that the locked phone took away (%o) starts again when the page is seen again',
  async (how) => {
    const { getUserMedia, stops, take } = fakeCamera(['']);
    const { unmount } = await open();
    await lendo();
    see('hidden');
    take(how);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    see('visible');
    await lendo();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(stops).toHaveBeenCalledTimes(1);
    see('visible');
    unmount();
    expect(stops).toHaveBeenCalledTimes(2);
    see('visible');
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  },
);

it('a camera that another application takes is tried once more, then waits for the button', async () => {
  const { getUserMedia, take } = fakeCamera(['']);
  const { user, unmount } = await open();
  await lendo();
  take();
  await lendo();
  take();
  await screen.findByText('A câmera parou. Ligue de novo ou digite o número.');
  expect(getUserMedia).toHaveBeenCalledTimes(2);
  await expectNoViolations();
  getUserMedia.mockRejectedValueOnce(new DOMException('busy', 'NotReadableError'));
  await user.click(await screen.findByRole('button', { name: 'Ligar a câmera' }));
  await screen.findByText('A câmera parou. Ligue de novo ou digite o número.');
  expect(getUserMedia).toHaveBeenCalledTimes(3);
  await user.click(await screen.findByRole('button', { name: 'Ligar a câmera' }));
  await lendo();
  expect(ligar()).toBeNull();
  expect(getUserMedia).toHaveBeenCalledTimes(4);
  unmount();
});

it('a camera that is refused is not asked for again by itself', async () => {
  const { getUserMedia } = fakeCamera(['']);
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { user, unmount } = await open();
  await screen.findByText('A câmera não pode ser usada: digite o número da etiqueta.');
  see('hidden');
  see('visible');
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  await user.click(await screen.findByRole('button', { name: 'Ligar a câmera' }));
  await lendo();
  unmount();
});

it('a camera that comes after the page was left is let go of', async () => {
  const { getUserMedia, stops } = fakeCamera(['']);
  const given = getUserMedia.getMockImplementation();
  let give: () => void = () => undefined;
  getUserMedia.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      give = resolve;
    });
    if (!given) throw new Error('no camera');
    return given();
  });
  const { unmount } = await open();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
  unmount();
  give();
  await waitFor(() => expect(stops).toHaveBeenCalledTimes(1));
});

it('without a camera says that numbers are typed', async () => {
  await open();
  await screen.findByText('A câmera não pode ser usada: digite o número da etiqueta.');
  expect(ligar()).toBeNull();
});
