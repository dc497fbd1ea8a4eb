/** The part of autocannon that the bench uses; the library brings no types. */
declare module 'autocannon' {
  interface Request {
    headers: Record<string, string>;
    body?: string;
    path?: string;
  }
  interface Options {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    connections: number;
    duration: number;
    requests?: { setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p97_5: number };
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
