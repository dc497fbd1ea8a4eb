import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { dismiss, notices, notify } from './notify.ts';

const texts = () => notices.get().map((notice) => notice.message);
beforeEach(() => notices.set([]));

describe('notices', () => {
  it('shows at most three, and the oldest leaves first', () => {
    for (const text of ['um', 'dois', 'três', 'quatro']) notify.success(text);
    expect(texts()).toEqual(['dois', 'três', 'quatro']);
  });
  it('says the same thing once', () => {
    notify.error('Sem conexão');
    notify.success('Despesa salva com sucesso!');
    notify.error('Sem conexão');
    expect(texts()).toEqual(['Despesa salva com sucesso!', 'Sem conexão']);
  });
  it("tells the server's text of a refusal", () => {
    notify.error(new ApiError({ code: 'despesas.paga', status: 409, message: 'A parcela já foi liquidada.' }));
    expect(texts()).toEqual(['A parcela já foi liquidada.']);
  });
  it('a failure that is not ours shows no inner text', () => {
    notify.error(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect(texts()[0]).not.toContain('undefined');
  });
  it('stays longer when there is something to do', () => {
    notify.success('Excluída');
    notify.success('Excluída com desfazer', { label: 'Desfazer', run: () => undefined });
    const [plain, withAction] = notices.get();
    expect(plain?.durationMs).toBe(6000);
    expect(withAction?.durationMs).toBeGreaterThan(6000);
  });
  it('can be closed', () => {
    const id = notify.success('um');
    dismiss(id);
    expect(texts()).toEqual([]);
  });
});
