/** When a process started, as the kernel counts, with the id of the boot; empty when there is no such process. */
export function startTimeOf(pid: number): string;

/** Whether a recorded process is still there and is the same one; `startTime` as recorded by `startTimeOf`. */
export function isSameProcess(pid: number, startTime: string): boolean;
