import { inventariosMessages as messages } from '@sede/domain/modules/patrimonio/inventarios';
import classes from './leitura.module.css';
import { Painel } from './Painel.tsx';

interface ChooseSetorProps {
  lugares: readonly string[];
  setor: string | null;
  onChoose: (setor: string | null) => void;
  onClose: () => void;
}

/** Where one reads now: 'Trocar setor'. */
export function ChooseSetor({ lugares, setor, onChoose, onClose }: ChooseSetorProps) {
  return (
    <Painel titulo={messages.trocarSetor} onClose={onClose}>
      <ul className={classes.lugares}>
        {[null, ...lugares].map((um) => (
          <li key={um ?? ''}>
            <button type="button" aria-pressed={um === setor} onClick={() => onChoose(um)}>
              {um ?? messages.todosOsSetores}
            </button>
          </li>
        ))}
      </ul>
    </Painel>
  );
}
