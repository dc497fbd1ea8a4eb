/** Labels: what they say, where they stand, that their codes are read again as the assets' addresses, what is refused. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { FORMATOS_DE_ETIQUETA, lugarDaEtiqueta, MAX_ETIQUETAS } from '@sede/domain/modules/patrimonio/bens';
import jsqr from 'jsqr';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import { drawn } from '#platform/pdf/drawn-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const ask = (query: string) => rig.pat.rest<Refusal>('GET', `/bens/etiquetas?${query}`);
async function printed(query: string) {
  const { status, bytes } = await rig.pat.rest('GET', `/bens/etiquetas?${query}`);
  expect(status).toBe(200);
  const doc = await PDFDocument.load(bytes);
  return { doc, pages: doc.getPageCount(), text: Array.from({ length: doc.getPageCount() }, (_, i) => drawn(doc, i)) };
}

interface Code {
  text: string | undefined;
  /** Millimetres from the left and the lower edge of the page. */
  x: number;
  y: number;
  side: number;
}
/** Each code that a page draws, as a phone reads it: its path painted on a field of pixels. */
function codesOf(page: string): Code[] {
  return [...page.matchAll(/q\n([\d.]+) 0 0 [\d.]+ ([\d.]+) ([\d.]+) cm\n([\s\S]*?)\nf\nQ/g)].map((found) => {
    const [scale, x, y] = found.slice(1, 4).map(Number) as [number, number, number];
    const runs = (found[4] ?? '').split('\n').map((run) => run.split(' ').map(Number));
    // The white that is drawn around it is part of the code's own field.
    const modules = Math.max(...runs.map(([from = 0, , length = 0]) => from + length)) + 2;
    const zoom = 4;
    const side = modules * zoom;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [from = 0, row = 0, length = 0] of runs)
      for (let py = (modules - 1 - row) * zoom; py < (modules - row) * zoom; py += 1)
        for (let px = from * zoom; px < (from + length) * zoom; px += 1)
          pixels.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
    const mm = 25.4 / 72;
    return { text: jsqr.default(pixels, side, side)?.data, x: x * mm, y: y * mm, side: modules * scale * mm };
  });
}

describe('labels of assets', () => {
  it('carry number, kind and a code that is read again as the address; the print is written down', async () => {
    const a = await rig.bem({ nPatrimonio: '004812' });
    const b = await rig.bem({ nPatrimonio: '004813', descricaoBem: 'Nem caberia '.repeat(15).trim() });
    const { pages, text } = await printed(`ids=${b.id},${a.id}`);
    expect(pages).toBe(1);
    // What does not fit ends in '…', in the fonts' own encoding.
    for (const part of ['004812', '004813', 'Notebook · Dell Latitude 5450', '\x85 Tj'])
      expect(text[0]).toContain(part);
    // By number, whatever order they were asked in.
    expect(codesOf(text[0] ?? '').map((code) => code.text)).toEqual(
      [a, b].map(({ id }) => `${publicUrlOf(rig.app.services.config)}/patrimonio/bens/${id}`),
    );
    expect(
      await rig.app.rows(
        `select arquivo, dados from logs_usuario where tipo = 'report_download' order by data desc limit 1`,
      ),
    ).toEqual([{ arquivo: 'etiquetas.pdf', dados: { etiquetas: 2, papel: 'a4' } }]);
  });

  it.each([1, 5, 33])('begin at position %i of the first sheet, each in its own place', async (primeira) => {
    await rig.app.rows(`insert into bens (id, classe, tipo_objeto, n_patrimonio, responsavel, situacao_base, data_cadastro, autor)
      select gen_random_uuid(), 'pessoa', 'Cadeira', n::text, 'Marta', 'Disponivel', now(), 'Pat' from generate_series(1, 35) n`);
    const { pages, text, doc } = await printed(`tipo=Cadeira&primeira=${primeira}`);
    expect(pages).toBe(primeira === 33 ? 3 : 2);
    const { pagina, etiqueta } = FORMATOS_DE_ETIQUETA.a4;
    const [width = 0, height = 0] = Object.values(doc.getPage(0).getSize());
    expect([width / 72, height / 72].map((inches) => Math.round(inches * 25.4))).toEqual([
      pagina.largura,
      pagina.altura,
    ]);
    const codes = text.flatMap((page, folha) => codesOf(page).map((code) => ({ ...code, folha })));
    expect(codes).toHaveLength(35);
    expect(new Set(codes.map((code) => code.text)).size).toBe(35);
    for (const [n, code] of codes.entries()) {
      const lugar = lugarDaEtiqueta('a4', primeira, n);
      expect(code.folha).toBe(lugar.folha);
      expect(code.x).toBeCloseTo(lugar.x + 2, 1);
      expect(pagina.altura - code.y - code.side / 2).toBeCloseTo(lugar.y + etiqueta.altura / 2, 1);
      expect(code.side).toBeLessThan(etiqueta.altura);
    }
  });

  it('for the label printer are pages of 50 by 30 mm, one each', async () => {
    const { id } = await rig.bem();
    const { doc, pages, text } = await printed(`ids=${id}&papel=rolo&primeira=7`);
    expect(pages).toBe(1);
    const { width, height } = doc.getPage(0).getSize();
    expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([50, 30]);
    expect(codesOf(text[0] ?? '')[0]?.text).toContain(id);
  });

  it('of a filter leave out what is discarded; by ids such a one, an unknown one and none at all are refused', async () => {
    const fica = await rig.bem({ nPatrimonio: '7' });
    const sai = await rig.bem({ nPatrimonio: '8' });
    expect((await rig.descartar(sai)).status).toBe(200);
    expect(codesOf((await printed('')).text[0] ?? '').map((code) => code.text?.slice(-36))).toEqual([fica.id]);
    const recusa = async (query: string) => {
      const { status, body } = await ask(query);
      return [status, body.code];
    };
    expect((await ask(`ids=${fica.id},${sai.id}`)).body).toMatchObject({
      code: 'bens.descartado',
      message: 'O bem 8 está descartado.',
    });
    expect(await recusa(`ids=${fica.id},${crypto.randomUUID()}`)).toEqual([404, 'plataforma.nao_encontrado']);
    expect(await recusa('setor=Nenhum')).toEqual([422, 'bens.sem_etiqueta']);
    expect(await recusa('ids=')).toEqual([400, 'plataforma.invalido']);
    for (const query of ['primeira=0', 'primeira=34', 'papel=a5', `ids=${Array(201).fill(fica.id).join(',')}`, 'x=1'])
      expect(await recusa(query)).toEqual([400, 'plataforma.invalido']);
    // Named twice is one label.
    expect(codesOf((await printed(`ids=${fica.id},${fica.id}`)).text[0] ?? '')).toHaveLength(1);
  });

  it('are a thousand at most, and only for whoever keeps the assets', async () => {
    const some = (n: number, tipo: string) =>
      rig.app.rows(`insert into bens (id, classe, tipo_objeto, n_patrimonio, responsavel, situacao_base, data_cadastro, autor)
        select gen_random_uuid(), 'pessoa', '${tipo}', (n + 100)::text, 'Marta', 'Disponivel', now(), 'Pat' from generate_series(1, ${n}) n`);
    await some(MAX_ETIQUETAS, 'Mesa');
    expect((await printed('')).pages).toBe(31);
    await rig.bem({ nPatrimonio: '1' });
    expect((await ask('')).body).toMatchObject({
      code: 'bens.etiquetas_demais',
      message: 'No máximo 1.000 etiquetas por vez.',
    });
    expect((await rig.outro.rest('GET', '/bens/etiquetas')).status).toBe(403);
  });
});
