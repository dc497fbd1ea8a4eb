/**
 * Reads environment variables and collects what is wrong with them, so that a person mends everything in one go.
 *
 * An empty variable counts as unset. Problems are pt-BR sentences that name the variable; none repeats a secret's value.
 * Errors: `ConfigError`, thrown by `finish()`.
 */

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`Configuração inválida:\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export type Env = Record<string, string | undefined>;

export class EnvReader {
  readonly problems: string[] = [];
  private readonly env: Env;

  constructor(env: Env) {
    this.env = env;
  }

  problem(text: string): undefined {
    this.problems.push(text);
    return undefined;
  }

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = values.find((value) => value === text);
    return found ?? this.problem(`${name}: '${text}' não é um valor conhecido. Use ${values.join(', ')}.`);
  }

  boolean(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false', '1', '0', 'sim', 'nao']);
    return value === undefined ? undefined : ['true', '1', 'sim'].includes(value);
  }

  port(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    // 0 asks the system for a free port: tests and side-by-side copies use it.
    if (port >= 0 && port <= 65_535) return port;
    return this.problem(`${name}: '${text}' não é uma porta. Use um número de 0 a 65535.`);
  }

  integer(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    return this.problem(`${name}: '${text}' não serve. Use um número inteiro de ${min} a ${max}.`);
  }

  /** The value of a URL may hold a password: it is never repeated in the problem. */
  url(name: string, protocols: readonly string[], example: string): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname !== '') return url;
    return this.problem(`${name}: não é um endereço válido. Exemplo: ${example}`);
  }

  finish(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }
}
