/** Something to wait for, until it is opened. */
export interface Gate<Value> {
  opened: Promise<Value>;
  open(value: Value): void;
}

/** Delays what waits for `opened`, until the test has seen what it wants to see and calls `open`. */
export function gate<Value = void>(): Gate<Value> {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
