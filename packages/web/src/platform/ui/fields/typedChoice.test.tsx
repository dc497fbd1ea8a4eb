import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoViolations, fieldOf, screen, show, waitFor } from '#platform/testing/index.ts';
import { ChoiceList } from '../filter-bar/ChoiceList.tsx';
import { RecordList } from '../filter-bar/RecordList.tsx';
import { type RecordSource, recordFilter } from '../list-state/filters.ts';
import { bestFirst } from './bestFirst.ts';
import { SelectField } from './ChoiceFields.tsx';
import { RecordPicker } from './RecordPicker.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const SHORT = named('Débito em conta', 'Boleto', 'Dinheiro');
const LONG = named('Internet', 'Débito', 'Energia', 'Folha', 'Gráfica', 'Aluguel', 'Água', 'Telefone', 'Viagem');
const chosen = vi.fn<(value: string | null) => void>();

function Meio({ options, required = false }: { options: typeof SHORT; required?: boolean }) {
  const [value, setValue] = useState<string | null>('Dinheiro');
  const change = (next: string | null) => {
    chosen(next);
    setValue(next);
  };
  return (
    <>
      <SelectField label="Meio" options={options} value={value} onChange={change} required={required} />
      <button type="button">Depois</button>
    </>
  );
}
const meio = () => fieldOf(document.body, 'Meio');
const highlighted = () => document.querySelector('[data-combobox-selected]')?.textContent;
const at = async (options: typeof SHORT, keys: string, required = false) => {
  chosen.mockReset();
  const { user } = await show(<Meio options={options} required={required} />);
  await user.tab();
  await user.keyboard(keys);
  return user;
};

describe('a select', () => {
  it.each([
    ['of few', SHORT, 'b', 'Boleto'],
    ['of many', LONG, 'd', 'Débito'],
    ['of names with accents', LONG, 'ag', 'Água'],
  ])('%s: letters look for the first match, which Enter takes', async (_, options, letters, name) => {
    const user = await at(options, letters);
    await waitFor(() => expect(highlighted()).toContain(name));
    await user.keyboard('{Enter}');
    expect([meio().value, chosen.mock.calls]).toEqual([name, [[name]]]);
    await expectNoViolations();
    await user.keyboard('v{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Depois' }));
  });

  it('Tab keeps the match that is highlighted, typed or reached by an arrow', async () => {
    const user = await at(SHORT, 'bol{Tab}');
    expect([meio().value, document.activeElement?.textContent]).toEqual(['Boleto', 'Depois']);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(meio().value).toBe('Dinheiro');
  });

  it('Escape leaves what was chosen; so does a text that nothing matches', async () => {
    const user = await at(SHORT, 'bol{Escape}');
    expect(meio().value).toBe('Dinheiro');
    await user.keyboard('xyz');
    await screen.findByText('Nenhum resultado');
    await user.keyboard('{Tab}');
    expect([meio().value, chosen.mock.calls]).toEqual(['Dinheiro', []]);
  });

  it('its own name typed again keeps it', async () => {
    await at(SHORT, 'din{Enter}');
    expect([meio().value, chosen.mock.calls]).toEqual(['Dinheiro', []]);
  });

  it.each([
    [false, ''],
    [true, 'Dinheiro'],
  ])('emptied by hand and left it holds nothing, unless it is required (%s)', async (required, left) => {
    const user = await at(SHORT, '{Backspace}', required);
    expect(meio().value).toBe('');
    await user.tab();
    expect(meio().value).toBe(left);
  });

  it('a phone keeps its keyboard away from a few options', async () => {
    await at(SHORT, '{Escape}');
    expect(meio().inputMode).toBe('none');
  });
});

it('the likeliest first: at the beginning, at the beginning of a word, anywhere', () =>
  expect(bestFirst(named('Cartão débito', 'Crédito', 'Depósito', 'Endereço'), 'de').map(({ label }) => label)).toEqual([
    'Depósito',
    'Cartão débito',
    'Endereço',
  ]));

const RECORDS = named('Aluguel da sede', 'Aluguel do anexo', 'Energia');
let answer = () => {};
const source: RecordSource = {
  search: (text) =>
    new Promise((resolve) => {
      answer = () => resolve(bestFirst(RECORDS, text));
      if (text === '') answer();
    }),
  resolve: async (ids) => RECORDS.filter(({ value }) => ids.includes(value)),
};

function Item() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <RecordPicker label="Item" source={source} value={value} onChange={setValue} />
      <button type="button">Depois</button>
      <output>{value}</output>
    </>
  );
}

describe('a picker of records', () => {
  it('Tab keeps the best match, also when its search ends after the field was left', async () => {
    const { user } = await show(<Item />);
    const before = answer;
    await user.tab();
    await user.keyboard('alu{Tab}');
    expect(document.activeElement?.textContent).toBe('Depois');
    await waitFor(() => expect(answer).not.toBe(before));
    await waitFor(() => {
      answer();
      expect(document.querySelector('output')?.textContent).toBe('Aluguel da sede');
    });
    expect(fieldOf(document.body, 'Item').value).toBe('Aluguel da sede');
  });
});

describe('a picker that finds nothing', () => {
  const made = { value: 'novo', label: 'Água' };
  const given = vi.fn();
  const empty: RecordSource = {
    search: async () => [],
    resolve: async (ids) => [made].filter(({ value }) => ids.includes(value)),
    create: {
      access: 'itens-despesa.editar',
      Form({ name, onClose }) {
        given(name);
        return (
          <div role="dialog" aria-label="Cadastrar item" aria-modal="true">
            <button type="button" onClick={() => onClose('novo')}>
              Salvar
            </button>
            <button type="button" onClick={() => onClose()}>
              Cancelar
            </button>
          </div>
        );
      },
    },
  };
  function Picker() {
    const [value, setValue] = useState<string | null>(null);
    return <RecordPicker label="Item" source={empty} value={value} onChange={setValue} />;
  }

  it('offers to make the record, by the name that was typed, and holds it then', async () => {
    const { user } = await show(<Picker />, { as: ['admin_financeiro'] });
    await user.tab();
    await user.keyboard('Água');
    await screen.findByRole('option', { name: /^Cadastrar "Água"…/ });
    await expectNoViolations();
    // Tab and Enter take what is highlighted: a form is never opened unasked.
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(given).toHaveBeenLastCalledWith('Água');
    await user.clear(fieldOf(document.body, 'Item'));
    await user.type(fieldOf(document.body, 'Item'), 'Água');
    await user.click(await screen.findByRole('option', { name: /^Cadastrar "Água"…/ }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fieldOf(document.body, 'Item').value).toBe('Água'));
  });

  it('offers it without a name where nothing was typed, and to nobody who may not', async () => {
    const { user, unmount } = await show(<Picker />, { as: ['admin_financeiro'] });
    await user.click(fieldOf(document.body, 'Item'));
    await user.click(await screen.findByRole('option', { name: /^Cadastrar…/ }));
    await screen.findByRole('dialog');
    expect(given).toHaveBeenLastCalledWith(undefined);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    unmount();
    const other = await show(<Picker />, { as: ['visualizador_financeiro'] });
    await other.user.click(fieldOf(document.body, 'Item'));
    await screen.findByText('Nenhum resultado');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

const list = vi.fn<(value: string[] | null) => void>();
const close = vi.fn();
const FILTER = recordFilter({ label: 'Item', source });

describe('the boxes of a filter', () => {
  const boxes = async (single: boolean, keys: string) => {
    list.mockReset();
    close.mockReset();
    const { user } = await show(
      <ChoiceList label="Meio" options={LONG} single={single} value={['Folha']} onChange={list} close={close} />,
    );
    await user.tab();
    await user.keyboard(keys);
  };

  it('letters lead to the first match, Enter takes it and closes', async () => {
    await boxes(false, 'en{Enter}');
    expect([list.mock.calls, close.mock.calls.length]).toEqual([[[['Energia', 'Folha']]], 1]);
  });
  it('Tab keeps what letters led to', async () => {
    await boxes(false, 'te{Tab}');
    expect(list.mock.calls).toEqual([[['Folha', 'Telefone']]]);
  });
  it('a box that was reached without letters is not ticked by going on', async () => {
    await boxes(false, '{ArrowDown}{Tab}{Tab}');
    expect(list.mock.calls).toEqual([]);
  });
  it('Enter never takes away what is already chosen', async () => {
    await boxes(true, 'fo{Enter}');
    expect([list.mock.calls, close.mock.calls.length]).toEqual([[], 1]);
  });

  it('of records: Enter in the search takes the best match', async () => {
    list.mockReset();
    close.mockReset();
    const { user } = await show(<RecordList filter={FILTER} value={null} onChange={list} close={close} />);
    await user.type(screen.getByRole('textbox', { name: 'Buscar item' }), 'anexo');
    await waitFor(() => {
      answer();
      expect(screen.getByRole('checkbox', { name: 'Aluguel do anexo' })).toBeTruthy();
    });
    await user.keyboard('{Enter}');
    expect([list.mock.calls, close.mock.calls.length]).toEqual([[[['Aluguel do anexo']]], 1]);
  });
});
