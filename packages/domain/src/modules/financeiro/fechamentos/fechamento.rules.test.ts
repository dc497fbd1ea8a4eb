import { describe, expect, it } from 'vitest';
import { motivoNaoFechar, motivoNaoReabrir, situacaoMes } from './fechamento.rules.ts';

const outubro = { inicio: '2026-09-21', fim: '2026-10-20', fechado: false, fechadoPor: null };

describe('a finance month', () => {
  it.each([
    ['2026-09-20', 'futuro'],
    ['2026-09-21', 'em_curso'],
    ['2026-10-20', 'em_curso'],
    ['2026-10-21', 'aberto'],
  ])('on %s is %s', (hoje, situacao) => {
    expect(situacaoMes(outubro, hoje)).toBe(situacao);
  });

  it('is closed only once, after its last day, by who may', () => {
    const fecha = (hoje: string, over = {}) => motivoNaoFechar({ ...outubro, ...over }, { fechar: true }, hoje);
    expect(fecha('2026-10-21')).toBeNull();
    expect(fecha('2026-10-20')).toBe('nao_terminou');
    expect(fecha('2026-10-21', { fechado: true })).toBe('ja_fechado');
    expect(motivoNaoFechar(outubro, { fechar: false }, '2026-10-21')).toBe('so_consulta');
  });

  it('is reopened only by somebody else than who closed it', () => {
    const fechado = { ...outubro, fechado: true, fechadoPor: 'ana' };
    const reabre = (usuarioId: string, reabrir = true) => motivoNaoReabrir(fechado, { usuarioId, reabrir });
    expect(reabre('bia')).toBeNull();
    expect(reabre('ana')).toBe('quem_fechou');
    expect(reabre('bia', false)).toBe('so_consulta');
    expect(motivoNaoReabrir(outubro, { usuarioId: 'bia', reabrir: true })).toBe('nao_fechado');
  });
});
