import { describe, expect, it } from 'vitest';
import { type Conhecido, type LancamentoLido, lancamentosNovos, splitLidos } from './index.ts';

let linha = 0;
const lido = (data: string, over: Partial<LancamentoLido> = {}): LancamentoLido => {
  linha += 1;
  return { data, valor: -100, descricao: 'TARIFA PIX', documento: null, fitid: null, linha, ...over };
};
const conhecidos = (lidos: LancamentoLido[]): Conhecido[] => lancamentosNovos(lidos, []);
const periodo = (inicio: string, fim: string) => ({ inicio, fim });
const MANHA = periodo('2026-10-01', '2026-10-05');
const TARDE = periodo('2026-10-05', '2026-10-09');

describe('a day that two files may split', () => {
  it('makes its equal lines without an identifier doubtful, and only those', () => {
    const known = conhecidos([lido('2026-10-03'), lido('2026-10-05')]);
    const file = [lido('2026-10-05'), lido('2026-10-05', { valor: -7 }), lido('2026-10-08')];
    const { novos, duvidosos } = splitLidos(file, known, { arquivo: TARDE, anteriores: [MANHA] });
    expect(novos.map((um) => um.linha)).toEqual([file[1]?.linha, file[2]?.linha]);
    expect(duvidosos).toEqual([file[0]]);
  });

  it('loses no line: what is said to be new follows its equals', () => {
    const known = conhecidos([lido('2026-10-05'), lido('2026-10-05')]);
    const file = [lido('2026-10-05'), lido('2026-10-05')];
    const novas = file.map((um) => um.linha);
    const { novos } = splitLidos(file, known, { arquivo: TARDE, anteriores: [MANHA], novas });
    expect(novos.map(({ ordem }) => ordem)).toEqual([3, 4]);
    expect(splitLidos(file, known, { arquivo: TARDE, anteriores: [MANHA], novas: novas.slice(1) }).novos).toMatchObject(
      [{ ordem: 3 }],
    );
  });

  it('asks nothing where an identifier proves the line, the days are whole, or the period is the same', () => {
    const known = conhecidos([lido('2026-10-05', { fitid: 'a' })]);
    expect(
      splitLidos([lido('2026-10-05', { fitid: 'a' })], known, { arquivo: TARDE, anteriores: [MANHA] }).duvidosos,
    ).toEqual([]);
    const plain = conhecidos([lido('2026-10-05')]);
    const whole = [periodo('2026-10-01', '2026-10-31')];
    expect(splitLidos([lido('2026-10-05')], plain, { arquivo: TARDE, anteriores: whole }).duvidosos).toEqual([]);
    expect(splitLidos([lido('2026-10-05')], plain, { arquivo: MANHA, anteriores: [MANHA] }).duvidosos).toEqual([]);
    expect(
      splitLidos([lido('2026-10-03')], conhecidos([lido('2026-10-03')]), {
        arquivo: periodo('2026-10-02', '2026-10-09'),
        anteriores: [MANHA],
      }).duvidosos,
    ).toEqual([]);
  });

  it('takes no other line for new because somebody names it', () => {
    const known = conhecidos([lido('2026-10-03')]);
    const file = [lido('2026-10-03')];
    const novas = file.map((um) => um.linha);
    expect(
      splitLidos(file, known, { arquivo: periodo('2026-10-02', '2026-10-09'), anteriores: [MANHA], novas }).novos,
    ).toEqual([]);
  });
});
