import { describe, expect, it } from 'vitest';
import { formatLinhaDigitavel } from './boleto.lists.ts';
import { BOLETO_DIGITO, BOLETO_TAMANHO, modulo11Cobranca, readBoleto } from './boleto.rules.ts';

const HOJE = '2026-11-21';
/** Lines of boletos and bills that were really issued. */
const BB = '00190500954014481606906809350314337370000000100';
const BRADESCO = '23793381286008301352856000063307789840000150000';
const CONTA = '846700000017435900240209024050002435842210108119';
const DAS = '858900004609524601791605607593050865831483000010';
const ENERGIA = '836200000005667800481000180975657313001589636081';

const ofFactor = (fator: number) => {
  const before = `2379${String(fator).padStart(4, '0')}00001500003381260083013525600006330`;
  return `2379${modulo11Cobranca(before)}${before.slice(4)}`;
};

describe('a line', () => {
  it.each([
    ['Banco do Brasil', BB, 1_00, '2007-12-31', '2007-12-01'],
    ['Bradesco', BRADESCO, 1500_00, '2022-05-13', HOJE],
    ['Bradesco, dotted', '23793.38128 60083.013528 56000.063307 7 89840000150000', 1500_00, '2022-05-13', HOJE],
    ['conta, módulo 10', CONTA, 143_59, null, HOJE],
    ['energia, módulo 10', ENERGIA, 66_78, null, HOJE],
    ['DAS, módulo 11', DAS, 46_052_46, null, HOJE],
    ['DAS, in blocks', '85890000460-9 52460179160-5 60759305086-5 83148300001-0', 46_052_46, null, HOJE],
  ])('of %s tells amount and due date', (_name, line, valor, vencimento, hoje) => {
    expect(readBoleto(line, hoje)).toMatchObject({ erro: null, boleto: { valor, vencimento } });
  });

  it.each([
    ['23797898400001500003381260083013525600006330', BRADESCO],
    ['84670000001435900240200240500024384221010811', CONTA],
  ])('is made of the bar code %s that a reader types', (code, linha) => {
    expect(readBoleto(code, HOJE).boleto).toMatchObject({ linha, codigoBarras: code });
  });

  it.each([BB, BRADESCO, CONTA, DAS, ENERGIA])('%s with any one digit wrong is refused', (line) => {
    for (let at = 0; at < line.length; at += 1) {
      const wrong = line.slice(0, at) + ((Number(line[at]) + 2) % 10) + line.slice(at + 1);
      expect(readBoleto(wrong, HOJE).erro, `${at}`).not.toBeNull();
    }
  });

  it.each(['', '123', BB.slice(1), `${BB}0`, CONTA.slice(0, 47), `x${BB}`, BB.replace(/0/g, 'O'), '９'.repeat(47)])(
    '%j is not of a boleto',
    (text) => expect(readBoleto(text, HOJE)).toEqual({ boleto: null, erro: BOLETO_TAMANHO }),
  );

  it('with two neighbours changed is refused by its check digits', () => {
    expect(readBoleto(BRADESCO.replace('2379338128', '2379331828'), HOJE).erro).toBe(BOLETO_DIGITO);
  });

  it.each([
    [BB, '00190.50095 40144.816069 06809.350314 3 37370000000100'],
    [CONTA, '84670000001-7 43590024020-9 02405000243-5 84221010811-9'],
    ['texto', 'texto'],
  ])('is shown in its fields', (line, shown) => expect(formatLinhaDigitavel(line)).toBe(shown));
});

describe('the factor of the due date', () => {
  it.each([
    [9999, '2025-02-21', '2025-02-01'],
    [1000, '2025-02-22', '2025-02-01'],
    [1000, '2000-07-03', '2000-07-01'],
    [1001, '2025-02-23', HOJE],
    [1637, '2026-11-21', HOJE],
    [9999, '2025-02-21', HOJE],
    [9990, '2025-02-12', '2025-03-30'],
    [9999, '2049-10-13', '2049-01-01'],
  ])('%s is %s as seen on %s', (fator, vencimento, hoje) => {
    expect(readBoleto(ofFactor(fator), hoje).boleto?.vencimento).toBe(vencimento);
  });

  it('0 and what is below the first one is no date', () => {
    expect(readBoleto(ofFactor(0), HOJE).boleto?.vencimento).toBeNull();
    expect(readBoleto(ofFactor(999), HOJE).boleto?.vencimento).toBeNull();
  });
});
