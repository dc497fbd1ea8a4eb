import type { RespostaDaLeitura } from '@sede/domain/modules/patrimonio/inventarios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type InventariosRig, inventariosRig } from './inventarios.phones-for-tests.ts';

let rig: InventariosRig;
beforeAll(async () => {
  rig = await inventariosRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const contagem = async (id: string) => {
  const { lidos, emOutroSetor, inesperados, desconhecidos, leituras } = await rig.ver(id);
  return { lidos, emOutroSetor, inesperados, desconhecidos, leituras };
};

describe('a reading', () => {
  it.each(['Comunicação', null])(
    'of the label, in its sector or where nobody said one (%s), is found',
    async (setor) => {
      const bem = await rig.bem({ setorAlocado: 'Comunicação', nPatrimonio: '004812' });
      const { id } = await rig.inventario();
      const { status, body } = await rig.ler(id, { bem: bem.id, setor, estado: 'Bom', nota: 'Risco na tampa' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        repetida: false,
        leitura: {
          ...{ bem: bem.id, numero: '004812', tipo: 'Notebook', nome: 'Dell Latitude 5450', resultado: 'encontrado' },
          ...{ esperado: 'Comunicação', setor, estado: 'Bom', nota: 'Risco na tampa', lidoPor: 'Pat', minha: true },
          saida: null,
        },
      });
      expect(await contagem(id)).toMatchObject({ lidos: 1, emOutroSetor: 0, leituras: 1 });
    },
  );

  it.each(['4812', '004812', '0000004812'])('of the typed number %s means the same asset', async (numero) => {
    const bem = await rig.bem({ nPatrimonio: '004812' });
    const { id } = await rig.inventario();
    expect((await rig.ler(id, { numero })).body.leitura).toMatchObject({ bem: bem.id, resultado: 'encontrado' });
  });

  it('in another sector says so, and with whom it is out', async () => {
    const bem = await rig.bem({ setorAlocado: 'Presidência' });
    await rig.sair([bem.id], { previsao: rig.dia(12) });
    const { id } = await rig.inventario();
    expect((await rig.ler(id, { bem: bem.id, setor: 'Comunicação' })).body.leitura).toMatchObject({
      ...{ resultado: 'em_outro_setor', esperado: 'Presidência', setor: 'Comunicação' },
      saida: { com: 'Renato Vilela', previsao: rig.dia(12) },
    });
    expect(await contagem(id)).toMatchObject({ lidos: 1, emOutroSetor: 1 });
  });

  it('of an asset that is not of the scope is unexpected; one registered meanwhile too', async () => {
    await rig.bem({ setorAlocado: 'Comunicação' });
    const fora = await rig.bem({ setorAlocado: 'Jurídico' });
    const { id, bens } = await rig.inventario({ escopo: 'setores', setores: ['Comunicação'] });
    const novo = await rig.bem({ setorAlocado: 'Comunicação' });
    expect(bens).toBe(1);
    for (const { id: bem } of [fora, novo])
      expect((await rig.ler(id, { bem, setor: 'Comunicação' })).body.leitura.resultado).toBe('inesperado');
    expect(await rig.ver(id)).toMatchObject({ bens: 1, lidos: 0, inesperados: 2 });
  });

  it('of what nobody knows is kept as text, once, whoever reads it', async () => {
    await rig.bem();
    const { id } = await rig.inventario();
    for (const numero of ['9999999', 'https://example.org/qualquer']) {
      expect((await rig.ler(id, { numero })).body).toMatchObject({
        repetida: false,
        leitura: { bem: null, numero, resultado: 'desconhecido' },
      });
      expect((await rig.ler(id, { numero }, rig.edson)).body).toMatchObject({
        repetida: true,
        leitura: { lidoPor: 'Pat', minha: false },
      });
    }
    expect(await contagem(id)).toMatchObject({ desconhecidos: 2, leituras: 2 });
  });

  it('of a long code of others is kept as much of as there is room for, and no more', async () => {
    await rig.bem();
    const { id } = await rig.inventario();
    expect((await rig.ler(id, { numero: 'x'.repeat(200) })).body.leitura.resultado).toBe('desconhecido');
    expect((await rig.ler<Refusal>(id, { numero: 'x'.repeat(201) })).body.data.campos).toHaveProperty('numero');
  });

  it('with the key of somebody else’s is not written over theirs, nor in its place; another inventory’s is not reached', async () => {
    const [um, dois] = [await rig.bem(), await rig.bem()];
    const { id } = await rig.inventario();
    const { id: noutro } = await rig.inventario({ nome: 'Outro' });
    const { chave } = (await rig.ler(id, { bem: um.id })).body;
    expect((await rig.ler(id, { chave, bem: dois.id, nota: 'minha' }, rig.edson)).body).toMatchObject({
      repetida: true,
      leitura: { bem: um.id, nota: null, lidoPor: 'Pat', minha: false },
    });
    const leitura = (
      await rig.pat.rest<{ itens: { leitura: string | null }[] }>('GET', `/inventarios/bens?inventario=${id}`)
    ).body.itens.find((linha) => linha.leitura !== null)?.leitura;
    expect((await rig.edson.rest('POST', `/inventarios/${noutro}/remover-leitura`, { leitura })).status).toBe(404);
    expect(await contagem(id)).toMatchObject({ leituras: 1 });
    // The same key in another inventory is another reading.
    expect((await rig.ler(noutro, { chave, bem: dois.id })).body).toMatchObject({ repetida: false });
    expect(await contagem(noutro)).toMatchObject({ leituras: 1 });
  });

  it('keeps the instant of the phone between the start and now', async () => {
    const [um, dois, tres] = [await rig.bem(), await rig.bem(), await rig.bem()];
    const { id, criadoEm } = await rig.inventario();
    const lidoEm = async (bem: string, quando: string) =>
      (await rig.ler(id, { bem, lidoEm: quando })).body.leitura.lidoEm;
    expect(await lidoEm(um.id, '2031-01-01T00:00:00.000Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(await lidoEm(dois.id, '1999-01-01T00:00:00.000Z')).toBe(criadoEm);
    expect(await lidoEm(tres.id, criadoEm)).toBe(criadoEm);
  });

  it('is corrected by whoever read it, with its key, and by nobody else', async () => {
    const bem = await rig.bem({ setorAlocado: 'Comunicação' });
    const { id } = await rig.inventario();
    const { chave } = (await rig.ler(id, { bem: bem.id, setor: 'Comunicação' })).body;
    const outra = await rig.ler(id, { chave, bem: bem.id, setor: 'Depósito', estado: 'Ruim' });
    expect(outra.body).toMatchObject({
      repetida: false,
      leitura: { setor: 'Depósito', estado: 'Ruim', resultado: 'em_outro_setor' },
    });
    expect((await rig.ler(id, { chave, bem: bem.id, estado: 'Bom' }, rig.edson)).body).toMatchObject({
      repetida: true,
      leitura: { estado: 'Ruim', lidoPor: 'Pat' },
    });
    expect(await contagem(id)).toMatchObject({ leituras: 1, emOutroSetor: 1 });
  });

  it('made by mistake is taken out again while the inventory is open', async () => {
    const bem = await rig.bem();
    const { id } = await rig.inventario();
    await rig.ler(id, { bem: bem.id });
    const { itens } = (
      await rig.pat.rest<{ itens: { leitura: string }[] }>('GET', `/inventarios/bens?inventario=${id}`)
    ).body;
    const leitura = itens[0]?.leitura;
    expect((await rig.pat.rest('POST', `/inventarios/${id}/remover-leitura`, { leitura })).status).toBe(200);
    expect(await contagem(id)).toMatchObject({ leituras: 0 });
    // A phone that has it still learns by the count that it is gone.
    const desde = encodeURIComponent('2026-11-20T15:00:00.000Z');
    expect((await rig.pat.rest<object>('GET', `/inventarios/${id}/leituras?desde=${desde}`)).body).toMatchObject({
      itens: [],
      total: 0,
    });
    expect((await rig.pat.rest('POST', `/inventarios/${id}/remover-leitura`, { leitura })).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['without asset and number', {}, 'numero'],
    ['with both', { bem: crypto.randomUUID(), numero: '1' }, 'numero'],
    ['in a state that is none', { numero: '1', estado: 'Ótimo' }, 'estado'],
    ['without its instant', { numero: '1', lidoEm: 'ontem' }, 'lidoEm'],
    ['with a longer note than there is room', { numero: '1', nota: 'x'.repeat(501) }, 'nota'],
  ])('%s is refused at its field', async (_, over, campo) => {
    await rig.bem();
    const { id } = await rig.inventario();
    const { status, body } = await rig.ler<Refusal>(id, over);
    expect([status, Object.keys(body.data.campos ?? {})]).toEqual([400, [campo]]);
  });
});

describe('two phones', () => {
  it('that read one asset at once count it once, and the second learns who did', async () => {
    const bens = await Promise.all(Array.from({ length: 8 }, () => rig.bem()));
    const { id } = await rig.inventario();
    const respostas = await Promise.all(
      bens.flatMap(({ id: bem }) => [rig.ler(id, { bem }, rig.pat), rig.ler(id, { bem }, rig.edson)]),
    );
    expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 200));
    for (const { id: bem } of bens) {
      const suas = respostas.map(({ body }) => body).filter(({ leitura }) => leitura.bem === bem);
      expect(suas.map(({ repetida }) => repetida).sort()).toEqual([false, true]);
      expect(new Set(suas.map(({ leitura }) => leitura.lidoPor)).size).toBe(1);
    }
    expect(await contagem(id)).toMatchObject({ lidos: 8, leituras: 8 });
  });

  it('that send what waited, in opposite orders and twice, count everything once', async () => {
    const bens = await Promise.all(Array.from({ length: 30 }, () => rig.bem()));
    const { id } = await rig.inventario();
    const lote = bens.map(({ id: bem }) => rig.lida({ bem, estado: 'Bom' }));
    const deEdson = bens.map(({ id: bem }) => rig.lida({ bem, estado: 'Ruim' })).toReversed();
    const respostas = await Promise.all([
      rig.lerVarias(id, lote),
      rig.lerVarias(id, deEdson, rig.edson),
      rig.lerVarias(id, lote),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [meus, dele, deNovo] = respostas.map(({ body }) => body.itens);
    expect(meus?.map(({ chave }) => chave)).toEqual(lote.map(({ chave }) => chave));
    const so = (itens: RespostaDaLeitura[] | undefined) => itens?.filter(({ repetida }) => !repetida).length ?? 0;
    expect(so(meus) + so(dele)).toBe(30);
    expect(deNovo?.map(({ repetida }) => repetida)).toEqual(meus?.map(({ repetida }) => repetida));
    expect(await contagem(id)).toMatchObject({ lidos: 30, leituras: 30 });
  });

  it('one asset twice among what waited: the second meets the first', async () => {
    const bem = await rig.bem();
    const { id } = await rig.inventario();
    const lote = [rig.lida({ bem: bem.id }), rig.lida({ numero: bem.nPatrimonio }), rig.lida({ numero: 'XYZ' })];
    const { itens } = (await rig.lerVarias(id, [...lote, rig.lida({ numero: 'XYZ' })])).body;
    expect(itens.map(({ repetida }) => repetida).sort()).toEqual([false, false, true, true]);
    expect(await contagem(id)).toMatchObject({ lidos: 1, desconhecidos: 1, leituras: 2 });
  });

  it.each([0, 101])('%i readings at once are refused', async (quantas) => {
    await rig.bem();
    const { id } = await rig.inventario();
    const lote = Array.from({ length: quantas }, (_, index) => rig.lida({ numero: String(index + 1) }));
    expect((await rig.lerVarias(id, lote)).status).toBe(400);
  });
});

describe('the end against readings', () => {
  it('refuses what comes after it by the inventory’s name, and keeps what came before', async () => {
    const [um, dois] = [await rig.bem(), await rig.bem()];
    const { id } = await rig.inventario();
    await rig.ler(id, { bem: um.id });
    expect((await rig.encerra(id)).status).toBe(200);
    for (const { status, body } of [
      await rig.ler<Refusal>(id, { bem: dois.id }),
      await rig.lerVarias<Refusal>(id, [rig.lida({ bem: dois.id })]),
    ]) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'inventarios.encerrado',
        message:
          "O inventário 'Inventário anual 2026' foi encerrado por Pat em 20/11/2026 12:00: a leitura não foi registrada.",
      });
    }
    expect(await contagem(id)).toMatchObject({ lidos: 1 });
  });

  it('waits for those under way: what was answered is in, what was refused is not', async () => {
    const bens = await Promise.all(Array.from({ length: 12 }, () => rig.bem()));
    const { id } = await rig.inventario();
    const leituras = bens.slice(0, 6).map(({ id: bem }) => rig.ler<RespostaDaLeitura>(id, { bem }));
    const fim = rig.encerra(id);
    const depois = bens.slice(6).map(({ id: bem }) => rig.ler(id, { bem }, rig.edson));
    const respostas = await Promise.all([...leituras, ...depois]);
    const { status } = await fim;
    expect(status).toBe(200);
    const dentro = respostas.filter((resposta) => resposta.status === 200).length;
    expect(respostas.every((resposta) => [200, 409].includes(resposta.status))).toBe(true);
    const { lidos, naoEncontrados } = await rig.ver(id);
    expect({ lidos, naoEncontrados }).toEqual({ lidos: dentro, naoEncontrados: 12 - dentro });
  });

  it('holds in the database too', async () => {
    const bem = await rig.bem();
    const { id } = await rig.inventario();
    await rig.ler(id, { bem: bem.id });
    await rig.encerra(id);
    await expect(rig.app.rows('delete from inventarios_leituras')).rejects.toMatchObject({ code: 'SI001' });
  });
});
